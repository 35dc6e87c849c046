import { trpc } from "../../../lib/trpc.ts";

/** After a change: what this browser knows of events, on every page, is old. */
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
