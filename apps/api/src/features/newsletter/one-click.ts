import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { unsubscribe } from "./newsletter.service.ts";

const oneClickQuery = z.object({ token: z.string().max(500).default("") });

/**
 * RFC 8058: a mail program posts to the address of List-Unsubscribe, without a session, cookies or
 * a redirect; a GET of it is the page. It has no limit of calls: big mail services post for many
 * readers from few addresses, and only a signature of ours has an effect.
 */
export function registerOneClickUnsubscribe(deps: Pick<Deps, "db" | "clock" | "linkSecret">) {
  return async function oneClick(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    // The body is `List-Unsubscribe=One-Click`, as a form of either kind. It adds nothing to the
    // address.
    app.addContentTypeParser("*", (_request, payload, done) => {
      payload
        .resume()
        .on("end", () => done(null))
        .on("error", done);
    });
    app.post("/unsubscribe", async (request, reply) => {
      const { data = { token: "" } } = oneClickQuery.safeParse(request.query);
      await unsubscribe(deps, data);
      return reply.type("text/plain; charset=utf-8").send("Unsubscribed");
    });
  };
}
