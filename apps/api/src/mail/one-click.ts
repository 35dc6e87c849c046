import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { maxFormBytes, namesForm } from "../pages/posted-form.ts";

const oneClickQuery = z.object({
  token: z.string().max(500).default(""),
  via: z.string().max(100).optional().catch(undefined),
});

interface OneClick {
  /** The path in List-Unsubscribe; a GET of it is a page. */
  path: string;
  /**
   * Does what a signed token is for; does nothing for any other. `via` is the link's additional
   * data.
   */
  leave: (token: string, via: string | undefined) => Promise<unknown>;
  /** The answer to the mail program. */
  answer: string;
}

/**
 * RFC 8058: a mail program posts to the address in List-Unsubscribe, without a session, cookies or
 * a redirect. Not rate-limited: big mail services post for many readers from few addresses, and
 * only our signature has an effect. The form of the page at this address is answered as a page.
 */
export function registerOneClick(ways: readonly OneClick[]) {
  return async function oneClick(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    // The body is `List-Unsubscribe=One-Click`, as either type of form, or the page's own form.
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, body),
    );
    app.addContentTypeParser("*", (_request, payload, done) => {
      payload
        .resume()
        .on("end", () => done(null))
        .on("error", done);
    });
    for (const { path, leave, answer } of ways) {
      app.post(path, async (request, reply) => {
        if (namesForm(request.body)) return reply.callNotFound();
        const { data } = oneClickQuery.safeParse(request.query);
        await leave(data?.token ?? "", data?.via);
        return reply.type("text/plain; charset=utf-8").send(answer);
      });
    }
  };
}
