import {
  listCampaignSubscribers,
  listUnratedCampaigns,
  noteCampaignRated,
  rateSubscribers,
} from "@before-ten/db/queries/campaigns/engagement";
import type { Deps } from "../../../deps.ts";

/** Subscribers at once: some tens of milliseconds. */
const batchSize = 500;

/** How late a campaign's end is seen. */
const everyMs = 60_000;

/**
 * Computes the engagement of everybody who got a campaign that is done with, which is read off its
 * row: a process that ends half-way, or two that do it at once, leave nothing wrong.
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

/** Looks for such campaigns now and every minute; answers how to stop it. */
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
