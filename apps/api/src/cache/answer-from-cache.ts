import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { type CachedResponse, answerTo } from "./cached-response.ts";
import { type RequestHead, isAnonymousRead } from "./request-head.ts";
import type { ResponseCache } from "./response-cache.ts";

/** Returns a request's cache key. Undefined if it isn't cacheable. */
export type KeyOf = (request: RequestHead) => string | undefined;

interface Options {
  cache: ResponseCache;
  keyOf: KeyOf;
  /**
   * Called for each request that isn't answered from here; false if it was answered elsewhere and
   * must not reach the router. `isKnown`: the cache has an answer for it anyway, or one is being
   * loaded.
   */
  admits?: Admits | undefined;
  /** Called for each request, however it is answered. */
  sees?: ((request: IncomingMessage) => void) | undefined;
}

type Admits = (request: IncomingMessage, response: ServerResponse, isKnown: boolean) => boolean;

/** How many addresses have their key remembered. */
const maxAddresses = 1_000;

/** The cached response, or the key under which there may be one later. */
interface Found {
  key?: string;
  cached?: CachedResponse;
}

/** Not cacheable. */
const nothing: Found = {};

/**
 * Answers with a fresh cached response before Fastify sees the request, because its routing, hooks
 * and log cost many times more than sending the bytes. Other requests go the usual way. Such an
 * answer doesn't appear in the log.
 */
export function answerFromCache(
  app: FastifyInstance,
  { cache, keyOf, admits, sees }: Options,
): void {
  const { server } = app;
  /** Only filled with addresses answered from the cache. */
  const keys = new LRUCache<string, string>({ max: maxAddresses });

  function find(request: RequestHead): Found {
    const { url = "", method, headers } = request;
    // A page of another site may need extra headers, and a request with a content type goes the
    // usual way.
    if (headers.origin !== undefined || headers["content-type"] !== undefined) return nothing;
    if (!isAnonymousRead(request)) return nothing;
    const address = `${method} ${url}`;
    const known = keys.get(address);
    const key = known ?? keyOf(request);
    if (key === undefined) return nothing;
    const cached = cache.find(key);
    if (cached === undefined) return { key };
    if (known === undefined) keys.set(address, key);
    return { cached };
  }

  /** Fastify's listener, and any others that watch each request. */
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    sees?.(request);
    // While closing, Fastify tells clients to close their connections.
    const { key, cached } = server.listening ? find(request) : nothing;
    if (cached === undefined) {
      const isKnown = key !== undefined && cache.isKnown(key);
      if (server.listening && admits?.(request, response, isKnown) === false) return;
      for (const listener of listeners) listener(request, response);
      return;
    }
    const { status, head, body } = answerTo(request.headers, cached);
    cache.counts.hits += 1;
    if (body === undefined) cache.counts.unchanged += 1;
    response.writeHead(status, [...head, "x-request-id", randomUUID()]);
    response.end(request.method === "HEAD" ? undefined : body);
  });
}
