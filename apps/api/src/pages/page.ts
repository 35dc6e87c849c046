import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { hashPolicy, noncePolicy } from "./content-security-policy.ts";
import { type Encoding, chooseEncoding, encode } from "./encoding.ts";
import type { RenderedPage } from "./page-renderer.ts";

/** A page as it goes over the wire. */
export interface Page {
  /** A kept page has it in every encoding, another one in what its only reader takes. */
  answers: Partial<Record<Encoding, Answer>>;
  /** A kept page's name. */
  etag?: string;
  /** Of all bodies together. */
  sizeBytes: number;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Absent when the client has the page already. */
  body?: Buffer;
}

interface PageParts {
  rendered: Omit<RenderedPage, "cachedSearch">;
  nonce: string;
  /** Beside the page's own. */
  otherHeaders?: Record<string, string>;
  /** Replaces the Content-Security-Policy. */
  policy?: string | undefined;
}

const basicHeaders = {
  "content-type": "text/html; charset=utf-8",
  vary: "accept-encoding",
  // Asks each time, and is told "not modified" while the page is the same.
  "cache-control": "private, no-cache",
};

/** For one visitor, in the encoding they take. */
export async function toPage(parts: PageParts, encoding: Encoding): Promise<Page> {
  const { policy = noncePolicy(parts.nonce) } = parts;
  const answer = await toAnswer(parts, encoding, { "content-security-policy": policy });
  return { answers: { [encoding]: answer }, sizeBytes: answer.body.length };
}

/** For many visitors, in every encoding. */
export async function toCachedPage(parts: PageParts): Promise<Page> {
  const { html } = parts.rendered;
  // Names this very rendering, whose policy and scripts belong together. Weak: it is the same in every encoding.
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const headers = { "content-security-policy": hashPolicy(html, parts.nonce), etag };
  const [br, gzip, identity] = await Promise.all([
    toAnswer(parts, "br", headers),
    toAnswer(parts, "gzip", headers),
    toAnswer(parts, "identity", headers),
  ]);
  const sizeBytes = br.body.length + gzip.body.length + identity.body.length;
  return { answers: { br, gzip, identity }, etag, sizeBytes };
}

/** What one request gets of it: nothing but headers when it has the page already. */
export function answerTo(requestHeaders: IncomingHttpHeaders, { answers, etag }: Page): Answer {
  const answer = answers[chooseEncoding(requestHeaders["accept-encoding"])];
  if (answer === undefined) throw new Error("the page was made for another request");
  if (etag === undefined || !requestHeaders["if-none-match"]?.includes(etag)) return answer;
  // The policy too: the browser takes these headers for the page it has.
  const { "content-length": _length, "content-encoding": _encoding, ...headers } = answer.headers;
  return { status: 304, headers };
}

async function toAnswer(
  { rendered, otherHeaders }: PageParts,
  encoding: Encoding,
  headers: Record<string, string>,
): Promise<Required<Answer>> {
  const body = await encode(rendered.html, encoding);
  return {
    status: rendered.status,
    headers: {
      ...otherHeaders,
      ...basicHeaders,
      ...Object.fromEntries(rendered.headers),
      ...headers,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "content-length": String(body.length),
    },
    body,
  };
}
