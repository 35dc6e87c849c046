import { venueNoteNames } from "@before-ten/contracts/venues/notes";
import type { EventLocation } from "@before-ten/contracts/events/output";
import { type VenueStatus, publicVenueStatus } from "@before-ten/contracts/venues/rules";
import { type Insertable, type Selectable, sql } from "kysely";
import { validate as isUuid } from "uuid";
import { outsideReach } from "../../actor.ts";
import type { Db } from "../../client.ts";
import type { AllVenues } from "../../schema.ts";
import type { EveryColumn, VersionColumn } from "../shared/columns.ts";
import { isAsAnnounced, isToCome } from "../events/visibility.ts";
import { containsWords } from "../shared/search.ts";
import type { TrashColumn } from "../trash/trash.ts";

export type VenueColumns = EveryColumn<
  Omit<Insertable<AllVenues>, "id" | "created_at" | "updated_at" | VersionColumn | TrashColumn>
>;

export type VenueRow = Omit<Selectable<AllVenues>, "field_versions" | TrashColumn>;

export interface VenueFilter {
  status?: VenueStatus | undefined;
  /** Words to find in name or place. */
  search?: string | undefined;
  /** Only those created or changed then or later, the earliest change first. */
  changedSince?: Date | undefined;
}

const columns = [
  "id",
  "slug",
  "name",
  "country",
  "location",
  "capacity",
  ...venueNoteNames,
  "photos",
  "status",
  "version",
  "created_at",
  "updated_at",
] as const;

/** By name. `total` counts the matches on all pages. */
export async function listVenues(
  db: Db,
  { status, search, changedSince }: VenueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: VenueRow[]; total: number }> {
  const found = db
    .selectFrom("venues")
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? publicVenueStatus))
    .$if(changedSince !== undefined, (query) =>
      query.where("updated_at", ">=", changedSince ?? new Date(0)),
    )
    .where((eb) =>
      eb.and(containsWords(sql`searchable(name, location ->> 'formatted', slug)`, search)),
    );
  const [rows, { total }] = await Promise.all([
    found
      .select(columns)
      .$if(changedSince !== undefined, (query) => query.orderBy("updated_at"))
      .orderBy((eb) => eb.fn("lower", ["name"]))
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The next party of each venue, of those that take place. */
export function findNextParties(db: Db, venueIds: readonly string[], now: Date) {
  return db
    .selectFrom("events")
    .distinctOn("venue_id")
    .select(["venue_id", "id", "event_name", "start_date"])
    .where("venue_id", "in", venueIds)
    .where((eb) => isToCome(eb, now))
    .where(isAsAnnounced)
    .orderBy("venue_id")
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}

/** Finds a venue of any status by its id or slug. */
export function findVenue(db: Db, key: string): Promise<VenueRow | undefined> {
  // PostgreSQL can't store NUL, so no slug contains it.
  if (key.includes("\0")) return Promise.resolve(undefined);
  return db
    .selectFrom("venues")
    .select(columns)
    .where((eb) => (isUuid(key) ? eb("id", "=", key) : eb("slug", "=", key)))
    .executeTakeFirst();
}

/** Finds the venue and locks its row until the transaction ends. */
export function findVenueForUpdate(trx: Db, id: string): Promise<VenueRow | undefined> {
  if (!isUuid(id)) return Promise.resolve(undefined);
  return trx
    .selectFrom("venues")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertVenue(
  db: Db,
  venue: VenueColumns & { id: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto("venues")
    .values({ ...venue, created_at: at, updated_at: at })
    .execute();
}

export async function updateVenue(
  db: Db,
  id: string,
  changed: VenueColumns,
  at: Date,
): Promise<void> {
  await db
    .updateTable("venues")
    .set({ ...changed, updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** Whether another venue has it, including the trash. */
export async function isVenueSlugTaken(trx: Db, slug: string): Promise<boolean> {
  // Blocks new slugs until the transaction ends.
  await sql`select pg_advisory_xact_lock(hashtext('before-ten venue slugs'))`.execute(trx);
  const row = await outsideReach(() =>
    trx.selectFrom("all_venues").select("id").where("slug", "=", slug).executeTakeFirst(),
  );
  return row !== undefined;
}

/** Whether there is such a venue, or one in the trash. */
export async function isVenue(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("all_venues")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Parties without a venue at exactly this place have this venue from now on. */
export async function giveVenue(
  trx: Db,
  { id, country, labels, at }: { id: string; country: string; labels: string[]; at: Date },
): Promise<void> {
  await trx
    .updateTable("events")
    .set({ venue_id: id, updated_at: at })
    .where("venue_id", "is", null)
    .where("country", "=", country)
    .where(
      sql<string>`lower(location_label)`,
      "in",
      labels.map((label) => label.toLowerCase()),
    )
    .execute();
}

/** Parties of a venue that haven't ended move with it if they were exactly where it was. */
export async function moveWithVenue(
  trx: Db,
  { id, from, to, at }: { id: string; from: string; to: EventLocation; at: Date },
): Promise<void> {
  await trx
    .updateTable("events")
    .set({ location: JSON.stringify(to), location_label: to.formatted, updated_at: at })
    .where("venue_id", "=", id)
    .where("location_label", "=", from)
    .where("ends_at", ">", at)
    .execute();
}
