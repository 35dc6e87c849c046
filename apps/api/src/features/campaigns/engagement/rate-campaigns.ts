import {
  listCampaignSubscribers,
  listUnratedCampaigns,
  noteCampaignRated,
  rateSubscribers,
} from "@before-ten/db/queries/campaigns/engagement";
import type { Deps } from "../../../deps.ts";

/** Subscribers at once: some tens of milliseconds. */
const batchSize = 500;

/**
 * Computes the engagement of everybody who got a campaign that is done with. Called when the last
 * mail of one has left; the hourly sweep calls it too, for what a process that ended left undone.
 * Done twice it comes to the same.
 */
export async function rateFinishedCampaigns({ db, clock }: Pick<Deps, "db" | "clock">) {
  for (const id of await listUnratedCampaigns(db)) {
    let after: string | undefined;
    do {
      const ids = await listCampaignSubscribers(db, id, { after, limit: batchSize });
      await rateSubscribers(db, ids);
      after = ids.at(-1);
    } while (after !== undefined);
    await noteCampaignRated(db, id, clock.now());
  }
}
