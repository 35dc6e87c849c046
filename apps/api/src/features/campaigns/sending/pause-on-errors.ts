import { countLatestErrors } from "@before-ten/db/queries/campaigns/campaign-sending";
import { findCampaignForUpdate, updateCampaign } from "@before-ten/db/queries/campaigns/campaigns";
import type { Deps } from "../../../deps.ts";

/** Judges this many of the mails last sent or given up. */
const latest = 100;
/** Fewer mails tell nothing about a list of addresses. */
const leastTried = 20;
const mostErrors = 0.1;

/**
 * Pauses a campaign if too many of its latest mails were given up, because mail servers block
 * senders who continue. Runs in the caller's transaction. Returns whether it paused.
 */
export async function pauseOnErrors(
  { db: trx, clock }: Pick<Deps, "db" | "clock">,
  campaignId: string,
): Promise<boolean> {
  const { tried, failed } = await countLatestErrors(trx, campaignId, { latest });
  if (tried < leastTried || failed <= tried * mostErrors) return false;
  const campaign = await findCampaignForUpdate(trx, campaignId);
  if (campaign?.status !== "sending") return false;
  await updateCampaign(trx, campaignId, { status: "paused", paused_by: "errors" }, clock.now());
  return true;
}
