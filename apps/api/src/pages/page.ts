import {
  type Answer,
  type CachedResponse,
  headersOf,
  toCachedResponse,
} from "../cache/cached-response.ts";
import { type Encoding, encodeForOne } from "../cache/encoding.ts";
import { documentHeaders } from "../http/security-headers.ts";
import { hashPolicy, noncePolicy } from "./content-security-policy.ts";
import { ownAddress } from "./page-address.ts";
import type { RenderedPage } from "./page-renderer.ts";

interface PageParts {
  rendered: Omit<RenderedPage, "cachedSearch">;
  nonce: string;
  /** Replaces the Content-Security-Policy. */
  policy?: string | undefined;
}

const basicHeaders = {
  "content-type": "text/html; charset=utf-8",
  vary: "accept-encoding",
  // Asks each time, and gets "not modified" while the page is the same.
  "cache-control": "private, no-cache",
};

/** For one visitor, in an encoding they accept. */
export function toPage(parts: PageParts, encoding: Encoding): Answer {
  const { rendered, nonce, policy = noncePolicy(nonce) } = parts;
  const body = encodeForOne(rendered.html, encoding);
  return {
    status: rendered.status,
    headers: { ...headersWith(parts, policy), ...headersOf(body, encoding) },
    body,
  };
}

/** For many visitors. The ETag is of this rendering, whose policy and scripts belong together. */
export function toCachedPage(parts: PageParts): Promise<CachedResponse> {
  const { rendered, nonce } = parts;
  return toCachedResponse({
    status: rendered.status,
    headers: headersWith(parts, hashPolicy(rendered, nonce)),
    text: rendered.html,
    shrinks: true,
  });
}

function headersWith({ rendered }: PageParts, policy: string) {
  const location = rendered.headers.get("location");
  return {
    ...documentHeaders,
    ...basicHeaders,
    ...Object.fromEntries(rendered.headers),
    ...(location !== null && { location: ownAddress(location) }),
    "content-security-policy": policy,
  };
}
