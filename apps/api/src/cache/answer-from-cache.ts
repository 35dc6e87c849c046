import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { answerTo } from "./cached-response.ts";
import type { RequestHead } from "./request-head.ts";
import type { ResponseCache } from "./response-cache.ts";

/** What a request is called in the cache. Undefined: nothing that is cached. */
export type KeyOf = (request: RequestHead) => string | undefined;

interface Options {
  cache: ResponseCache;
  keyOf: KeyOf;
}

/**
 * Answers with a fresh cached response before Fastify looks at the request: its routing, hooks and
 * log cost many times what sending the bytes does. What isn't there, or isn't fresh, takes the
 * usual way. Such an answer doesn't show in the log.
 */
export function answerFromCache(app: FastifyInstance, { cache, keyOf }: Options): void {
  const { server } = app;
  const find = (request: RequestHead) => {
    // A page of another site may need headers of its own.
    if (request.headers.origin !== undefined) return undefined;
    const key = keyOf(request);
    return key === undefined ? undefined : cache.find(key);
  };
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    // While closing, Fastify tells clients to let go of their connections.
    const cached = server.listening ? find(request) : undefined;
    if (cached === undefined) {
      app.routing(request, response);
      return;
    }
    const { status, headers, body } = answerTo(request.headers, cached);
    response.writeHead(status, { ...headers, "x-request-id": randomUUID() });
    response.end(request.method === "HEAD" ? undefined : body);
  });
}
