import { trpc } from "../../../lib/api/trpc.ts";

/** Invalidates cached campaigns and their reports after a change. */
export function useCampaignsChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.campaigns.invalidate(), utils.campaignReports.invalidate()]);
}
