import { hash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brand } from "@before-ten/contracts/shared/brand";
import { colours } from "@before-ten/contracts/shared/colours";
import { overloadMessage, retryAfterSeconds } from "./overload-error.ts";
import { documentHeaders, securityHeaders } from "../security-headers.ts";

const style = `body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
  background: ${colours.ink}; color: ${colours.paper}; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; }
a { color: ${colours.gold}; }`;

const styleHash = hash("sha256", style, "base64");

const page = Buffer.from(`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>The room is full · ${brand.name}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>The room is full.</h1>
      <p>${overloadMessage}</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>
`);

const pageHead = Object.entries({
  ...documentHeaders,
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
}).flat();

const callHead = Object.entries({
  ...securityHeaders,
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
}).flat();

/** tRPC's JSON-RPC code for SERVICE_UNAVAILABLE. */
const trpcCode = -32_603;

/**
 * Answers 503 without the router and hooks: at such a moment there are many such requests, and each
 * must cost no more than a cached page.
 */
export function turnAway(request: IncomingMessage, response: ServerResponse): void {
  const { url = "", method } = request;
  const id = randomUUID();
  const isCall = url.startsWith("/api/") || url.startsWith("/trpc/");
  const body = isCall ? Buffer.from(JSON.stringify(bodyOf(url, id))) : page;
  response.writeHead(503, [
    ...(isCall ? callHead : pageHead),
    "content-length",
    String(body.length),
    "retry-after",
    String(retryAfterSeconds()),
    "x-request-id",
    id,
  ]);
  response.end(method === "HEAD" ? undefined : body);
}

/** In the envelope of the called API; one error for all calls of a batch. */
function bodyOf(url: string, requestId: string): object {
  if (url.startsWith("/api/")) return { success: false, error: overloadMessage, requestId };
  const data = { code: "SERVICE_UNAVAILABLE", httpStatus: 503, requestId };
  return { error: { message: overloadMessage, code: trpcCode, data } };
}
