import type { IncomingMessage } from "node:http";

/** The parts of a request known before Fastify handles it. */
export type RequestHead = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Campaign parameters may make an address long. */
const maxUrlLength = 2_000;

/** Whether the cache may answer a request or keep its answer: never with a token or a key. */
export function isAnonymousRead({ method, url = "", headers }: RequestHead): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (url.length > maxUrlLength || headers.authorization !== undefined) return false;
  // Browsers don't send it, and the rest would be part of another address's key.
  return !url.includes("#");
}
