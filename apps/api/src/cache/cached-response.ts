import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, chooseEncoding, encode } from "./encoding.ts";

/** What one request gets. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Absent when the client has it already. */
  body?: Buffer;
}

/** A response for many, in every encoding, as it goes over the wire. */
export interface CachedResponse {
  answers: Record<Encoding, Required<Answer>>;
  etag: string;
  /** What it takes of the cache's room. */
  sizeBytes: number;
  /**
   * For how many milliseconds other caches may still answer with it. Undefined: its headers say
   * what they may do.
   */
  publicMs: (() => number) | undefined;
}

interface ResponseParts {
  status: number;
  /** Those that depend neither on the encoding nor on the request. */
  headers: Record<string, string>;
  text: string;
  publicMs?: () => number;
}

/** Of the headers, and of what the cache itself notes of a response. */
const overheadBytes = 4_096;

export async function toCachedResponse({
  status,
  headers,
  text,
  publicMs,
}: ResponseParts): Promise<CachedResponse> {
  const etag = etagOf(text);
  const answerIn = async (encoding: Encoding): Promise<Required<Answer>> => {
    const body = withoutPool(await encode(text, encoding));
    return { status, headers: { ...headers, etag, ...headersOf(body, encoding) }, body };
  };
  const [br, gzip, identity] = await Promise.all([
    answerIn("br"),
    answerIn("gzip"),
    answerIn("identity"),
  ]);
  const sizeBytes = overheadBytes + br.body.length + gzip.body.length + identity.body.length;
  return { answers: { br, gzip, identity }, etag, sizeBytes, publicMs };
}

/** What one request gets of it: nothing but headers when it has the response already. */
export function answerTo(
  requestHeaders: IncomingHttpHeaders,
  { answers, etag, publicMs }: CachedResponse,
): Answer {
  const answer = answers[chooseEncoding(requestHeaders["accept-encoding"])];
  const headers =
    publicMs === undefined
      ? answer.headers
      : { ...answer.headers, "cache-control": publicFor(publicMs()) };
  if (!requestHeaders["if-none-match"]?.includes(etag)) return { ...answer, headers };
  // All the others too: the client takes them for the response it has.
  const { "content-length": _length, "content-encoding": _encoding, ...others } = headers;
  return { status: 304, headers: others };
}

export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  return sendAnswer(reply, answerTo(request.headers, response));
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
  return `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/** The time that is left, so that no cache behind us holds a response for longer than we would. */
function publicFor(leftMs: number): string {
  return `public, max-age=${Math.max(0, Math.floor(leftMs / 1_000))}`;
}

/**
 * Headers that every answer has. Helmet writes them to the raw response; what Fastify holds itself
 * may be about this one request.
 */
export function commonHeaders({ raw }: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
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
