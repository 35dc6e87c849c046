import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * What is loaded, written or compiled with the first request of its kind, which would hold the
 * event loop for everybody. Two small pages first, so that what renders the front page, which most
 * ask for, isn't compiled in one go.
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
  /** Milliseconds from one to the next, in which others are answered. */
  pauseMs: number;
  /** Ends it: the server closes. */
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
