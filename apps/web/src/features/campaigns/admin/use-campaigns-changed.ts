import { trpc } from "../../../lib/trpc.ts";

/** After a change: what this browser knows of campaigns, and what came of them, is old. */
export function useCampaignsChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.campaigns.invalidate(), utils.campaignReports.invalidate()]);
}
