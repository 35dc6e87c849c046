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

/** What one visitor gets. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What one request gets of a cached response. */
interface CachedAnswer {
  status: number;
  /** Names and values in turns, as `writeHead` takes them. */
  head: readonly string[];
  /** Absent when the client has it already. */
  body?: Buffer;
}

/** A response for many, as it goes over the wire. */
export interface CachedResponse {
  /**
   * Nearly everybody takes Brotli. The other encodings are made for the first who needs them, and
   * held from then on: plain text alone is two thirds of what all three take.
   */
  answerIn: (encoding: Encoding) => Required<CachedAnswer>;
  /** For who has it already. */
  unchanged: CachedAnswer;
  etag: string;
  /** What it takes of the cache's room, or will take in every encoding. */
  sizeBytes: number;
  /**
   * For how many milliseconds other caches may still answer with it. Undefined: its headers say
   * what they may do.
   */
  publicMs: (() => number) | undefined;
  /**
   * Compresses it again, as small as it gets, which takes a quarter of a second of another thread.
   * Absent where that isn't worth it.
   */
  shrink?: () => Promise<void>;
}

interface ResponseParts {
  status: number;
  /** Those that depend neither on the encoding nor on the request, beside those of every answer. */
  headers: Record<string, string>;
  text: string;
  publicMs?: () => number;
  /** Whether it is worth being compressed again, once it is cached. */
  shrinks?: boolean;
}

/** Of the headers, and of what the cache itself notes of a response. */
const overheadBytes = 4_096;
/** At most, of pages and lists. */
const gzipPerBrotli = 2;

export async function toCachedResponse({
  status,
  headers,
  text,
  publicMs,
  shrinks = false,
}: ResponseParts): Promise<CachedResponse> {
  const etag = etagOf(text);
  // All of them with a 304 too: the client takes them for the response it has.
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

/** Nothing but headers for a client that has the response already. */
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

/** Headers that say how this body is sent. */
export function headersOf(body: Buffer, encoding: Encoding): Record<string, string> {
  return {
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
}

/** Weak: it is the same in every encoding. */
function etagOf(text: string): string {
  return `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/** The time that is left, so that no cache behind us holds a response for longer than we would. */
function publicFor(leftMs: number): string {
  return `public, max-age=${Math.max(0, Math.floor(leftMs / 1_000))}`;
}

/**
 * A small buffer is a part of Node's pool, and would hold all of that, 64 KB, for as long as it is
 * cached.
 */
function withoutPool(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
