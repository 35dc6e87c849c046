import type { FastifyInstance } from "fastify";
import type { SearchEngines } from "../../deps.ts";

/** Serves the key, by which search engines see that the site tells them itself. */
export function registerIndexNowKey(
  app: FastifyInstance,
  searchEngines: SearchEngines | undefined,
): void {
  if (searchEngines === undefined) return;
  const { key } = searchEngines;
  app.get(`/${key}.txt`, (_request, reply) =>
    reply
      .headers({
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "public, max-age=3600",
        "x-robots-tag": "noindex",
      })
      .send(key),
  );
}
