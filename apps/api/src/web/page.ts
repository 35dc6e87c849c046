import { createHash } from "node:crypto";
import { hashPolicy, noncePolicy } from "./content-security-policy.ts";
import type { IncomingHttpHeaders } from "node:http";
import { type Encoding, chooseEncoding, encode } from "./encoding.ts";
import type { RenderedPage } from "./web-entry.ts";

/** A page as it goes over the wire. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  /** A kept page has all of them, another one what its only reader takes. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Of all bodies together. */
  sizeBytes: number;
}

/** What one request gets of it. Without a body it has the page already. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

const basicHeaders = {
  "content-type": "text/html; charset=utf-8",
  vary: "accept-encoding",
  // Asks each time, and is told "not modified" while the page is the same.
  "cache-control": "private, no-cache",
};

/** For one visitor, in the encoding they take. */
export async function toPage(
  { status, headers, html }: Omit<RenderedPage, "cachedSearch">,
  nonce: string,
  encoding: Encoding,
  policy = noncePolicy(nonce),
): Promise<Page> {
  const body = await encode(html, encoding);
  return {
    status,
    headers: {
      ...basicHeaders,
      ...Object.fromEntries(headers),
      "content-security-policy": policy,
    },
    bodies: { [encoding]: body },
    sizeBytes: body.length,
  };
}

/** For many visitors, in every encoding. */
export async function toKeptPage(
  { status, headers, html }: RenderedPage,
  nonce: string,
): Promise<Page> {
  const [br, gzip, identity] = await Promise.all([
    encode(html, "br"),
    encode(html, "gzip"),
    encode(html, "identity"),
  ]);
  return {
    status,
    headers: {
      ...basicHeaders,
      ...Object.fromEntries(headers),
      "content-security-policy": hashPolicy(html, nonce),
      // Names this very rendering, whose policy and scripts belong together. Weak: it is the same in every encoding.
      etag: `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
    },
    bodies: { br, gzip, identity },
    sizeBytes: br.length + gzip.length + identity.length,
  };
}

export function answerWith(page: Page, requestHeaders: IncomingHttpHeaders): Answer {
  const { etag } = page.headers;
  // Also "not modified" carries the policy: the browser takes the new headers for the page it has.
  if (etag !== undefined && requestHeaders["if-none-match"]?.includes(etag)) {
    return { status: 304, headers: page.headers, body: undefined };
  }
  const encoding = chooseEncoding(requestHeaders["accept-encoding"]);
  return {
    status: page.status,
    headers:
      encoding === "identity" ? page.headers : { ...page.headers, "content-encoding": encoding },
    body: page.bodies[encoding],
  };
}
