import { countLatestErrors, countRejected } from "@before-ten/db/queries/campaigns/campaign-errors";
import { findCampaignForUpdate, updateCampaign } from "@before-ten/db/queries/campaigns/campaigns";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";

type Tools = Pick<Deps, "db" | "clock">;

/** Judges this many of the mails last sent or given up. */
const latestErrors = 100;
/** Fewer mails tell nothing about a list of addresses. */
const leastTried = 20;
const mostErrors = 0.1;

/** Judges a provider by its part of this many mails. */
const latestOfProvider = 10_000;
const leastRejected = 10;
const mostRejected = 0.2;

/**
 * Pauses a campaign if too many of its latest mails were given up, because mail servers block
 * senders who continue. `rejectedBy` is the domain whose provider rejected the last one as spam or
 * by its policy. Returns whether it paused.
 */
export async function pauseOnErrors(
  deps: Tools,
  campaignId: string,
  rejectedBy: string | undefined,
): Promise<boolean> {
  const { tried, failed } = await countLatestErrors(deps.db, campaignId, { latest: latestErrors });
  if (tried < leastTried || failed <= tried * mostErrors) return false;
  return pause(deps, campaignId, rejectedBy);
}

/**
 * Pauses a campaign if the provider of this domain rejects many of its mails as spam, by its policy
 * or because of a block list, which gets worse with each further one. Returns whether it paused.
 */
export async function pauseOnRejections(
  deps: Tools,
  { campaignId, domain }: { campaignId: string; domain: string },
): Promise<boolean> {
  const provider = { domain, latest: latestOfProvider };
  const { tried, rejected } = await countRejected(deps.db, campaignId, provider);
  if (rejected < leastRejected || rejected <= tried * mostRejected) return false;
  return pause(deps, campaignId, domain);
}

async function pause(
  { db, clock }: Tools,
  campaignId: string,
  rejectedBy: string | undefined,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const campaign = await findCampaignForUpdate(trx, campaignId);
    if (campaign?.status !== "sending") return false;
    const paused = {
      status: "paused",
      paused_by: "errors",
      rejected_by: rejectedBy ?? null,
    } as const;
    await updateCampaign(trx, campaignId, paused, clock.now());
    return true;
  });
}
