import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * Pages whose first request loads, writes or compiles something, which would block the event loop
 * for everyone. Starts with two small pages, so that the code for the front page, the most visited,
 * isn't compiled all at once.
 */
const addresses = [
  "/unsubscribe",
  "/contact",
  "/",
  "/sitemap.xml",
  "/events.ics",
  "/api/openapi.json",
  "/api/docs",
];

interface Pace {
  /** Milliseconds between requests, to let others be answered. */
  pauseMs: number;
  /** Aborted when the server closes. */
  signal: AbortSignal;
}

/**
 * Requests the pages a new server will be asked for first. A failure doesn't matter: the first
 * visitor's request loads the page.
 */
export async function warmUp(
  app: Pick<FastifyInstance, "inject">,
  { pauseMs, signal }: Pace,
): Promise<void> {
  for (const url of addresses) {
    await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await app.inject({ url, headers: { "accept-encoding": "br" } }).catch(() => undefined);
  }
}
