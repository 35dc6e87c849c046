import { hash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { plainPage, plainStyle } from "../plain-page.ts";
import { overloadMessage, retryAfterSeconds } from "./overload-error.ts";
import { documentHeaders, securityHeaders } from "../security-headers.ts";

const styleHash = hash("sha256", plainStyle, "base64");

const page = Buffer.from(
  plainPage({
    title: "The room is full",
    main: `      <h1>The room is full.</h1>
      <p>${overloadMessage}</p>
      <p><a href="">Try again</a></p>`,
  }),
);

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
  const isCall = /^\/(?:api|trpc)\/|^\/mcp\b/.test(url);
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
  if (!url.startsWith("/trpc/")) return { success: false, error: overloadMessage, requestId };
  const data = { code: "SERVICE_UNAVAILABLE", httpStatus: 503, requestId };
  return { error: { message: overloadMessage, code: trpcCode, data } };
}
