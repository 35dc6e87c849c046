import { setTimeout as wait } from "node:timers/promises";
import { claimDuePage } from "@before-ten/db/queries/ticket-pages/ticket-pages";
import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../../deps.ts";
import { isReservedHost } from "../../outbound/reserved-hosts.ts";
import { watchTicketPage } from "./ticket-pages.service.ts";

type Watching = Pick<Deps, "db" | "clock" | "pages" | "workers">;

const dayMs = 24 * 60 * 60_000;
const everyMs = 15 * 60_000;
/** Longer than any look takes. */
const abandonedAfterMs = 60_000;
/** Pause between two pages, because they are often on the same host. */
const defaultPauseMs = 5_000;

/**
 * Looks at all due ticket pages one after the other, whatever their hosts, in one process at a
 * time.
 */
export async function watchDuePages(
  deps: Watching,
  { pauseMs = defaultPauseMs, signal }: { pauseMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const claim = () => {
    const now = deps.clock.now();
    return claimDuePage(deps.db, {
      now,
      checkedBefore: new Date(now.getTime() - dayMs),
      abandonedBefore: new Date(now.getTime() - abandonedAfterMs),
    });
  };
  for (let due = await claim(); due !== undefined; due = await claim()) {
    await watchTicketPage(deps, due.id);
    // No pause is needed after a page that wasn't requested.
    const restMs = isReservedHost(due.redirect_url) ? 0 : pauseMs;
    await wait(restMs, undefined, { ref: false, ...(signal && { signal }) }).catch(() => undefined);
    if (signal?.aborted === true) return;
  }
}

/** Looks for due pages from now on; returns a function that stops it. */
export function startTicketWatch(deps: Watching, log: Pick<FastifyBaseLogger, "warn">): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let watching: Promise<void> | undefined;
  const run = () => {
    watching ??= watchDuePages(deps, { signal })
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, "ticket pages are looked at later");
      })
      .finally(() => {
        watching = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
