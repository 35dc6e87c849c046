import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "../http/security-headers.ts";
import {
  type Encoding,
  chooseEncoding,
  encodeBrotliAs,
  encodeForLong,
  encodeForMany,
} from "./encoding.ts";

/** A response for one visitor. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A cached response as sent to one request. */
interface CachedAnswer {
  status: number;
  /** Alternating names and values, as `writeHead` takes them. */
  head: readonly string[];
  /** Absent if the client already has it. */
  body?: Buffer;
}

/** A response for many visitors, as sent over the wire. */
export interface CachedResponse {
  /**
   * Nearly all clients accept Brotli. The other encodings are made for the first client that needs
   * them, and kept from then on: plain text alone is two thirds of the size of all three.
   */
  answerIn: (encoding: Encoding) => Required<CachedAnswer>;
  /** For clients that already have it. */
  unchanged: CachedAnswer;
  etag: string;
  /** The size it takes up in the cache, or will take up in every encoding. */
  sizeBytes: number;
  /** How many milliseconds shared caches may still serve it. Undefined: its headers say so. */
  publicMs: (() => number) | undefined;
  /**
   * Compresses it again as small as possible, which takes a quarter of a second on another thread.
   * Absent if that isn't worthwhile.
   */
  shrink?: () => Promise<void>;
}

interface ResponseParts {
  status: number;
  /**
   * Headers that depend neither on the encoding nor on the request, in addition to those of every
   * response.
   */
  headers: Record<string, string>;
  text: string;
  publicMs?: () => number;
  /** Whether it is worth compressing again once it is cached. */
  shrinks?: boolean;
}

/** For the headers, and the cache's own bookkeeping. */
const overheadBytes = 4_096;
/** Upper bound for pages and lists. */
const gzipPerBrotli = 2;

export async function toCachedResponse({
  status,
  headers,
  text,
  publicMs,
  shrinks = false,
}: ResponseParts): Promise<CachedResponse> {
  const etag = etagOf(text);
  // All of them also with a 304, because the client applies them to the response it has.
  const head = Object.entries({ ...securityHeaders, ...headers, etag }).flat();
  let brotli = withoutPool(await encodeForMany(text));
  const answers: Partial<Record<Encoding, Required<CachedAnswer>>> = {};
  const answerIn = (encoding: Encoding) => (answers[encoding] ??= make(encoding));
  const make = (encoding: Encoding) =>
    answerOf(encoding, encoding === "br" ? brotli : withoutPool(encodeBrotliAs(brotli, encoding)));
  function answerOf(encoding: Encoding, body: Buffer): Required<CachedAnswer> {
    return { status, head: [...head, ...Object.entries(headersOf(body, encoding)).flat()], body };
  }
  async function shrink(): Promise<void> {
    const smaller = withoutPool(await encodeForLong(brotli, "br"));
    if (smaller.length < brotli.length) {
      brotli = smaller;
      answers.br = answerOf("br", smaller);
    }
    if (answers.gzip === undefined) return;
    const gzip = withoutPool(await encodeForLong(brotli, "gzip"));
    if (gzip.length < answers.gzip.body.length) answers.gzip = answerOf("gzip", gzip);
  }
  const sizeBytes = overheadBytes + Buffer.byteLength(text) + brotli.length * (1 + gzipPerBrotli);
  const unchanged = { status: 304, head };
  return { answerIn, unchanged, etag, sizeBytes, publicMs, ...(shrinks && { shrink }) };
}

/** Only headers if the client already has the response. */
export function answerTo(
  requestHeaders: IncomingHttpHeaders,
  { answerIn, unchanged, etag, publicMs }: CachedResponse,
): CachedAnswer {
  const answer = requestHeaders["if-none-match"]?.includes(etag)
    ? unchanged
    : answerIn(chooseEncoding(requestHeaders["accept-encoding"]));
  if (publicMs === undefined) return answer;
  return { ...answer, head: [...answer.head, "cache-control", publicFor(publicMs())] };
}

export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  const { status, head, body } = answerTo(request.headers, response);
  for (let index = 0; index < head.length; index += 2) {
    void reply.header(head[index] ?? "", head[index + 1]);
  }
  return reply.status(status).send(body);
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.status(status).headers(headers).send(body);
}

/** Headers that describe how this body is sent. */
export function headersOf(body: Buffer, encoding: Encoding): Record<string, string> {
  return {
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
}

/** Weak, because it is the same in every encoding. */
function etagOf(text: string): string {
  return `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/** The remaining time, so that shared caches don't keep a response longer than we would. */
function publicFor(leftMs: number): string {
  return `public, max-age=${Math.max(0, Math.floor(leftMs / 1_000))}`;
}

/** Copies a small buffer: a slice would keep all 64 KB of Node's pool in memory. */
function withoutPool(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
