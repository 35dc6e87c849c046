import {
  listCampaignSubscribers,
  listUnratedCampaigns,
  noteCampaignRated,
  rateSubscribers,
} from "@before-ten/db/queries/campaigns/engagement";
import type { Deps } from "../../../deps.ts";

/** Subscribers per batch, which takes some tens of milliseconds. */
const batchSize = 500;

/** The longest delay until a campaign's end is noticed. */
const everyMs = 60_000;

/**
 * Computes the engagement of all recipients of a finished campaign, tracked in its row: stopping
 * half-way or running twice at once does no harm.
 */
export async function rateFinishedCampaigns({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<void> {
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

/** Looks for such campaigns now and every minute; returns a function that stops it. */
export function startEngagementWatch(
  deps: Pick<Deps, "db" | "clock">,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let rating: Promise<void> | undefined;
  const run = () => {
    rating ??= rateFinishedCampaigns(deps)
      .catch(onError)
      .finally(() => {
        rating = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await rating;
  };
}
