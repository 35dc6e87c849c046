import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { asCallerOf } from "../trpc/acting.ts";
import type { StreamAnswer } from "./route.ts";

/**
 * An error before the first chunk is an ordinary error; after it the connection is cut, so that an
 * incomplete file doesn't pass for a complete one. If the client disconnects, the writer is ended
 * too.
 */
export async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, fileName, content }: StreamAnswer,
): Promise<FastifyReply> {
  // Fastify would stream the whole file for HEAD.
  const body = request.method === "HEAD" ? "" : Readable.from(await begun(content, request));
  void reply.type(type).header("cache-control", "no-store");
  if (type.startsWith("text/event-stream")) {
    // Neither we nor a proxy may hold events back until there are more of them.
    void reply.header("content-encoding", "identity").header("x-accel-buffering", "no");
  }
  if (fileName !== null) {
    void reply.header("content-disposition", `attachment; filename="${fileName}"`);
  }
  return reply.send(body);
}

/** The same chunks, with the first one ready. */
async function begun(
  content: AsyncIterable<string>,
  request: FastifyRequest,
): Promise<AsyncGenerator<string>> {
  const pieces = content[Symbol.asyncIterator]();
  const next = () => asCallerOf(request, () => pieces.next());
  const first = await next();
  return (async function* all() {
    try {
      if (first.done !== true) yield first.value;
      for (;;) {
        const piece = await next();
        if (piece.done === true) return;
        yield piece.value;
      }
    } finally {
      await pieces.return?.();
    }
  })();
}
