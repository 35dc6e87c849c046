import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { unsubscribe } from "./newsletter.service.ts";

const oneClickQuery = z.object({ token: z.string().max(500).default("") });

/**
 * RFC 8058: a mail program posts to the address of List-Unsubscribe, without a session, cookies or a redirect. A GET of the same
 * address is the page. No limit: big mail services post for many readers from few addresses, and only our own signature counts.
 */
export function registerOneClickUnsubscribe(deps: Pick<Deps, "db" | "clock" | "linkSecret">) {
  return async function oneClick(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    // `List-Unsubscribe=One-Click`, as a form of either kind. It says nothing that the address doesn't.
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
