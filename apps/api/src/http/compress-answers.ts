import { Readable, pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { acceptsGzip, chooseEncoding, encodeForOne } from "../cache/encoding.ts";

/** Shorter answers fit into one packet anyway. No answer with a token or a key is as long. */
const leastBytes = 1_024;
/** For streamed answers: the cheapest level. */
const level = 1;

/**
 * Compresses answers made for one caller; those for everyone come compressed from the cache. An
 * answer's text is compressed synchronously, because handing it to another thread costs more than
 * the work.
 */
export function compressAnswers(app: FastifyInstance): void {
  const compressed = new WeakSet<FastifyReply>();
  app.addHook("onSend", (request, reply, payload, done) => {
    // A second answer to the request: a stream that failed before anything was sent.
    if (compressed.has(reply)) reply.removeHeader("content-encoding");
    if (request.method === "HEAD" || reply.hasHeader("content-encoding") || !isLong(payload)) {
      return done(null, payload);
    }
    addVary(reply, "Accept-Encoding");
    const accepted = request.headers["accept-encoding"];
    if (typeof payload === "string") {
      const encoding = chooseEncoding(accepted);
      if (encoding === "identity") return done(null, payload);
      reply.header("content-encoding", encoding);
      return done(null, encodeForOne(payload, encoding));
    }
    if (!acceptsGzip(accepted)) return done(null, payload);
    reply.header("content-encoding", "gzip");
    compressed.add(reply);
    // Stream errors surface at the last stream, which the reader handles.
    done(
      null,
      pipeline(payload, createGzip({ level }), () => undefined),
    );
  });
}

/** A text long enough to compress, or a stream. */
function isLong(payload: unknown): payload is string | Readable {
  if (typeof payload === "string") return Buffer.byteLength(payload) >= leastBytes;
  return payload instanceof Readable;
}

/** Adds to existing values, such as the origin if other sites may call. */
export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader("vary");
  void reply.header("vary", vary === undefined ? name : `${String(vary)}, ${name}`);
}
