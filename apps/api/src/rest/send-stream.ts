import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StreamAnswer } from "./route.ts";

/**
 * What fails before the first piece is an ordinary failure; after it the connection is cut, so that
 * half of a file doesn't pass for the whole. When the client goes, the writer is ended too.
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

/** The same pieces, of which the first is there. */
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
