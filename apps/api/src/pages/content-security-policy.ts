import { createHash } from "node:crypto";

/** A page that is rendered for one visitor: only scripts with its nonce run, and what they load. */
export function noncePolicy(nonce: string): string {
  return policy(`'nonce-${nonce}' 'strict-dynamic'`, nonce);
}

/**
 * A page that many visitors get: a nonce that is sent twice protects nothing, so its inline scripts
 * are allowed by what they say. Only those the server wrote itself count, which the nonce of the
 * rendering tells from anything that slipped in. For styles the nonce stays: the browser must be
 * able to add its own, and they can't run anything.
 */
export function hashPolicy(html: string, nonce: string): string {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", text]) => attributes.includes(`nonce="${nonce}"`) && text !== "")
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return policy(["'self'", ...new Set(hashes)].join(" "), nonce);
}

/** Vite serves styles as scripts that write them, and talks over a web socket. */
export const developmentPolicy = policy("'self' 'unsafe-inline'").replace(
  "connect-src 'self'",
  "connect-src 'self' ws:",
);

function policy(scripts: string, styleNonce?: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src-elem 'self' ${styleNonce === undefined ? "'unsafe-inline'" : `'nonce-${styleNonce}'`}`,
    // Mantine writes style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
