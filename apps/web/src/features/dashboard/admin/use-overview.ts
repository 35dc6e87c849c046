import { trpc } from "../../../lib/api/trpc.ts";

/** The week's parties, open tasks and figures, in one call for all parts of the dashboard. */
export function useOverview() {
  return trpc.dashboard.overview.useQuery(undefined, { staleTime: 0 });
}
