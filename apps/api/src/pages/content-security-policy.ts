import { hash } from "node:crypto";
import { foreignImageOrigin } from "../images/image-url.ts";
import type { RenderedPage } from "./page-renderer.ts";

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
export function hashPolicy(
  { html, laterScripts = [] }: Pick<RenderedPage, "html" | "laterScripts">,
  nonce: string,
): string {
  const written = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", text]) => attributes.includes(`nonce="${nonce}"`) && text !== "")
    // What isn't run needs no leave.
    .filter(([, attributes = ""]) => !attributes.includes('type="application/ld+json"'))
    .map(([, , text = ""]) => text);
  const hashes = [...new Set([...written, ...laterScripts])].map(
    (text) => `'sha256-${hash("sha256", text, "base64")}'`,
  );
  return policy(["'self'", ...hashes].join(" "), nonce);
}

/** Vite serves styles as scripts that write them, and talks over a web socket. */
export function developmentPolicy(): string {
  return policy("'self' 'unsafe-inline'").replace("connect-src 'self'", "connect-src 'self' ws:");
}

function policy(scripts: string, styleNonce?: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src-elem 'self' ${styleNonce === undefined ? "'unsafe-inline'" : `'nonce-${styleNonce}'`}`,
    // Mantine writes style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${foreignImageOrigin() ?? ""}`.trimEnd(),
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
