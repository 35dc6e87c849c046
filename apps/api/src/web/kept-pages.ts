import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { answerTo } from "./page.ts";
import type { PageCache } from "./page-cache.ts";

/** A longer URL is rendered, but not kept. */
const maxKeyLength = 300;

/** What mails, posts and adverts add to a link. Scripts in the browser may read it; the page is the same without. */
const campaignParameter =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|twclid|igsh|igshid|mc_cid|mc_eid)$/;

/**
 * Answers with a fresh kept page before Fastify looks at the request: its routing, hooks and log cost many times what sending
 * the bytes does. What isn't there, or isn't fresh, takes the usual way. Such an answer doesn't show in the log.
 */
export function answerWithKeptPages(app: FastifyInstance, pageCache: PageCache): void {
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
  if (headers.authorization !== undefined) return undefined;
  const key = url.includes("?") ? withSortedSearch(withoutCampaign(url)) : url;
  return key.length > maxKeyLength ? undefined : key;
}

/** Path and query of the page that a link of a campaign leads to. */
export function withoutCampaign(url: string): string {
  const [path, search] = splitUrl(url);
  const names = [...search.keys()].filter((name) => campaignParameter.test(name));
  if (names.length === 0) return url;
  for (const name of names) search.delete(name);
  return joinUrl(path, search);
}

function withSortedSearch(url: string): string {
  const [path, search] = splitUrl(url);
  search.sort();
  return joinUrl(path, search);
}

function splitUrl(url: string): [path: string, search: URLSearchParams] {
  const queryAt = url.indexOf("?");
  if (queryAt === -1) return [url, new URLSearchParams()];
  return [url.slice(0, queryAt), new URLSearchParams(url.slice(queryAt))];
}

function joinUrl(path: string, search: URLSearchParams): string {
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
