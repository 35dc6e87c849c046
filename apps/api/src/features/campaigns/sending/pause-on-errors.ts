import { countLatestErrors } from "@before-ten/db/queries/campaigns/campaign-sending";
import { findCampaignForUpdate, updateCampaign } from "@before-ten/db/queries/campaigns/campaigns";
import type { Deps } from "../../../deps.ts";

/** Of so many mails that were last sent or given up. */
const latest = 100;
/** Fewer say nothing of a list of addresses. */
const leastTried = 20;
const mostErrors = 0.1;

/**
 * Pauses a campaign of whose latest mails too many were given up: mail servers block a sender who
 * goes on. Part of the caller's transaction. Answers whether it did.
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
