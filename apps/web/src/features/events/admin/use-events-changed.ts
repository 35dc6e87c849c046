import { trpc } from "../../../lib/api/trpc.ts";

/** Invalidates everything cached about events, on all pages, after a change. */
export function useEventsChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.events.invalidate(),
      utils.series.invalidate(),
      utils.alerts.invalidate(),
      utils.dashboard.invalidate(),
      utils.ticketPages.invalidate(),
    ]);
}
