import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { publicVenueStatus } from "@before-ten/contracts/venues/rules";
import type { Db } from "../../client.ts";

/** What search engines know of the pages of venues and cities. */

export interface PlacePage {
  path: string;
  /** Differs if what the page shows has changed; null if there is no such page any more. */
  state: string | null;
}

interface VenueState {
  slug: string;
  version: number;
  /** Of its public events. */
  count: number;
  updated_at: Date | null;
}

/** Published venues, with the last change of what takes place there. */
export function listVenueStates(db: Db): Promise<VenueState[]> {
  return db
    .selectFrom("venues")
    .leftJoin("events", (join) =>
      join.onRef("events.venue_id", "=", "venues.id").on("events.status", "in", publicStatuses),
    )
    .select((eb) => [
      "venues.slug",
      "venues.version",
      eb.fn.count<number>("events.id").as("count"),
      eb.fn.max("events.updated_at").as("updated_at"),
    ])
    .where("venues.status", "=", publicVenueStatus)
    .groupBy(["venues.slug", "venues.version"])
    .execute();
}

/**
 * The pages that were published, changed or removed since they were told of. Those that are public
 * when this is first called count as known: engines find them by the sitemap.
 */
export async function listChangedPlaces(
  db: Db,
  places: readonly PlacePage[],
): Promise<PlacePage[]> {
  const first = await db
    .updateTable("search_engine_state")
    .set({ knows_places: true })
    .where("knows_places", "=", false)
    .returning("id")
    .executeTakeFirst();
  if (first !== undefined) {
    await recordToldPlaces(db, places);
    return [];
  }
  const told = await db.selectFrom("told_places").select(["path", "state"]).execute();
  const known = new Map(told.map(({ path, state }) => [path, state]));
  const now = new Set(places.map(({ path }) => path));
  return [
    ...places.filter(({ path, state }) => known.get(path) !== state),
    ...told.filter(({ path }) => !now.has(path)).map(({ path }) => ({ path, state: null })),
  ];
}

export async function recordToldPlaces(db: Db, places: readonly PlacePage[]): Promise<void> {
  const removed = places.filter(({ state }) => state === null).map(({ path }) => path);
  const shown = places.flatMap(({ path, state }) => (state === null ? [] : [{ path, state }]));
  if (removed.length > 0) {
    await db.deleteFrom("told_places").where("path", "in", removed).execute();
  }
  if (shown.length === 0) return;
  await db
    .insertInto("told_places")
    .values(shown)
    .onConflict((conflict) =>
      conflict.column("path").doUpdateSet((eb) => ({ state: eb.ref("excluded.state") })),
    )
    .execute();
}
