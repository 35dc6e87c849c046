import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StreamAnswer } from "./route.ts";

/**
 * An error before the first chunk is an ordinary error; after it the connection is cut, so that an
 * incomplete file doesn't pass for a complete one. If the client disconnects, the writer is ended
 * too.
 */
export async function sendStream(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { type, fileName, content }: StreamAnswer,
): Promise<FastifyReply> {
  // Fastify would stream the whole file for HEAD.
  const body = method === "HEAD" ? "" : Readable.from(await begun(content));
  void reply.type(type).header("cache-control", "no-store");
  if (fileName !== null) {
    void reply.header("content-disposition", `attachment; filename="${fileName}"`);
  }
  return reply.send(body);
}

/** The same chunks, with the first one ready. */
async function begun(content: AsyncIterable<string>): Promise<AsyncGenerator<string>> {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  return (async function* all() {
    try {
      if (first.done !== true) yield first.value;
      for (;;) {
        const next = await pieces.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await pieces.return?.();
    }
  })();
}
