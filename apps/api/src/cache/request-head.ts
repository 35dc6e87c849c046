import type { IncomingMessage } from "node:http";

/** What is known of a request before Fastify has looked at it. */
export type RequestHead = Pick<IncomingMessage, "method" | "url" | "headers">;

/** A campaign may make an address long. */
const maxUrlLength = 2_000;

/**
 * Only these may be answered from the cache, or filled into it: nothing of a caller with a token or
 * a key.
 */
export function isAnonymousRead({ method, url = "", headers }: RequestHead): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (url.length > maxUrlLength || headers.authorization !== undefined) return false;
  // No browser sends it, and what follows would be another address's key.
  return !url.includes("#");
}
