import { hash } from "node:crypto";
import { foreignImageOrigin } from "../images/image-url.ts";
import type { RenderedPage } from "./page-renderer.ts";

/** For a page rendered for one visitor: only scripts with its nonce run, and those they load. */
export function noncePolicy(nonce: string): string {
  return policy(`'nonce-${nonce}' 'strict-dynamic'`, nonce);
}

/**
 * For a page sent to many visitors: a repeated nonce protects nothing, so its inline scripts are
 * allowed by their hash. Only those the server wrote itself count, recognized by the rendering's
 * nonce. Styles keep the nonce: the browser must be able to add its own, and they can't run
 * anything.
 */
export function hashPolicy(
  { html, laterScripts = [] }: Pick<RenderedPage, "html" | "laterScripts">,
  nonce: string,
): string {
  const written = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", text]) => attributes.includes(`nonce="${nonce}"`) && text !== "")
    // Data that isn't run needs no permission.
    .filter(([, attributes = ""]) => !attributes.includes('type="application/ld+json"'))
    .map(([, , text = ""]) => text);
  const hashes = [...new Set([...written, ...laterScripts])].map(
    (text) => `'sha256-${hash("sha256", text, "base64")}'`,
  );
  return policy(["'self'", ...hashes].join(" "), nonce);
}

/** For a service worker, which fetches what its pages load. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Vite serves styles as scripts, and uses a web socket. */
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
    // The preview of the list for partners' pages; other documents of ours can't be framed.
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
