import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { answerTo } from "./cached-response.ts";
import { type RequestHead, isAnonymousRead } from "./request-head.ts";
import type { ResponseCache } from "./response-cache.ts";

/** What a request is called in the cache. Undefined: nothing that is cached. */
export type KeyOf = (request: RequestHead) => string | undefined;

interface Options {
  cache: ResponseCache;
  keyOf: KeyOf;
}

/** Addresses whose key is remembered. */
const maxAddresses = 1_000;

/**
 * Answers with a fresh cached response before Fastify looks at the request: its routing, hooks and
 * log cost many times what sending the bytes does. What isn't there, or isn't fresh, takes the
 * usual way. Such an answer doesn't show in the log.
 */
export function answerFromCache(app: FastifyInstance, { cache, keyOf }: Options): void {
  const { server } = app;
  /** Of addresses that were answered from the cache, so that only those fill it. */
  const keys = new LRUCache<string, string>({ max: maxAddresses });

  function find(request: RequestHead) {
    const { url = "", method, headers } = request;
    // A page of another site may need headers of its own, and what has a type takes the usual way.
    if (headers.origin !== undefined || headers["content-type"] !== undefined) return undefined;
    if (!isAnonymousRead(request)) return undefined;
    const address = `${method} ${url}`;
    const known = keys.get(address);
    const key = known ?? keyOf(request);
    const response = key === undefined ? undefined : cache.find(key);
    if (known === undefined && key !== undefined && response !== undefined) keys.set(address, key);
    return response;
  }

  /** Fastify's own, and whoever looks at each request that it gets. */
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    // While closing, Fastify tells clients to let go of their connections.
    const cached = server.listening ? find(request) : undefined;
    if (cached === undefined) {
      for (const listener of listeners) listener(request, response);
      return;
    }
    const { status, head, body } = answerTo(request.headers, cached);
    response.writeHead(status, [...head, "x-request-id", randomUUID()]);
    response.end(request.method === "HEAD" ? undefined : body);
  });
}
