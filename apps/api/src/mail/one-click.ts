import type { FastifyInstance } from "fastify";
import { z } from "zod";

const oneClickQuery = z.object({
  token: z.string().max(500).default(""),
  via: z.string().max(100).optional().catch(undefined),
});

interface OneClick {
  /** The path that List-Unsubscribe names; a GET of it is a page. */
  path: string;
  /**
   * Does what a signed token is for, and nothing for any other. `via` is what else the link says.
   */
  leave: (token: string, via: string | undefined) => Promise<unknown>;
  /** What the mail program is answered. */
  answer: string;
}

/**
 * RFC 8058: a mail program posts to the address of List-Unsubscribe, without a session, cookies or
 * a redirect. It has no limit of calls: big mail services post for many readers from few addresses,
 * and only a signature of ours has an effect.
 */
export function registerOneClick(ways: readonly OneClick[]) {
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
    for (const { path, leave, answer } of ways) {
      app.post(path, async (request, reply) => {
        const { data } = oneClickQuery.safeParse(request.query);
        await leave(data?.token ?? "", data?.via);
        return reply.type("text/plain; charset=utf-8").send(answer);
      });
    }
  };
}
