import { Readable, pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { acceptsGzip, chooseEncoding, encodeForOne } from "../cache/encoding.ts";
import { addVary } from "./vary.ts";

/**
 * What is shorter fits into a packet anyway. None of the answers that hold a token or a key is as
 * long.
 */
const leastBytes = 1_024;
/** Of what is written while it is read: the cheapest level. */
const level = 1;

/**
 * Compresses answers that are made for one caller: those for everybody come compressed from the
 * cache. An answer's text is compressed at once, as handing it to another thread costs more than
 * the work.
 */
export function compressAnswers(app: FastifyInstance): void {
  const compressed = new WeakSet<FastifyReply>();
  app.addHook("onSend", (request, reply, payload, done) => {
    // The second answer to a request: a file that failed before any of it was sent.
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

/** Text of some length, or what is written while it is read. */
function isLong(payload: unknown): payload is string | Readable {
  if (typeof payload === "string") return Buffer.byteLength(payload) >= leastBytes;
  return payload instanceof Readable;
}
