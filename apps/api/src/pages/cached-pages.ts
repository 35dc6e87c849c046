import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { withoutCampaign } from "@before-ten/contracts/shared/campaign";
import type { FastifyInstance } from "fastify";
import { answerTo } from "./page.ts";
import type { PageCache } from "./page-cache.ts";

/** What is longer is rendered, but not kept; a campaign may make a URL long. */
const maxKeyLength = 300;
const maxUrlLength = 2_000;

/**
 * Answers with a fresh kept page before Fastify looks at the request: its routing, hooks and log cost many times what sending
 * the bytes does. What isn't there, or isn't fresh, takes the usual way. Such an answer doesn't show in the log.
 */
export function answerWithCachedPages(app: FastifyInstance, pageCache: PageCache): void {
  const { server } = app;
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    // While closing, Fastify tells clients to let go of their connections.
    const key = server.listening ? cacheKey(request) : undefined;
    const page = key === undefined ? undefined : pageCache.find(key);
    if (page === undefined) {
      app.routing(request, response);
      return;
    }
    const { status, headers, body } = answerTo(request.headers, page);
    response.writeHead(status, { ...headers, "x-request-id": randomUUID() });
    response.end(request.method === "HEAD" ? undefined : body);
  });
}

/** Undefined: no page that could be kept. Nothing of a signed-in caller may reach the cache. */
export function cacheKey({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (url.length > maxUrlLength || headers.authorization !== undefined) return undefined;
  // No browser sends it, and what follows would be another page's name.
  if (url.includes("#")) return undefined;
  const key = withSortedSearch(withoutCampaign(url));
  return key.length > maxKeyLength ? undefined : key;
}

function withSortedSearch(url: string): string {
  const queryAt = url.indexOf("?");
  if (queryAt === -1) return url;
  const search = new URLSearchParams(url.slice(queryAt));
  search.sort();
  return `${url.slice(0, queryAt)}?${search.toString()}`;
}
