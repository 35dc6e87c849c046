import type { AlbumImage } from "@before-ten/contracts/albums/album-images";
import { coverImages, emptyAlbumVersion } from "@before-ten/contracts/albums/rules";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { EventAlbums } from "../../schema.ts";
import { type AddressPart, listAddressParts, type PartOfList } from "../shared/site-addresses.ts";
import { visibleToPublic } from "../events/visibility.ts";

export type AlbumRow = Omit<Selectable<EventAlbums>, "field_versions">;

/** The columns admins write. */
export type AlbumColumns = Pick<AlbumRow, "images" | "consent_note">;

/** Regardless of its event's status. */
export function findAlbum(db: Db, eventId: string): Promise<AlbumRow | undefined> {
  return db.selectFrom("event_albums").selectAll().where("id", "=", eventId).executeTakeFirst();
}

/** Of these events, in the order of their ids. */
export function listAlbums(db: Db, eventIds: readonly string[]): Promise<AlbumRow[]> {
  return db
    .selectFrom("event_albums")
    .selectAll()
    .where("id", "=", sql<string>`any(${eventIds}::uuid[])`)
    .orderBy("id")
    .execute();
}

/** Undefined too if it is empty, or the gallery doesn't list its event. */
export function findPublicAlbum(db: Db, eventId: string, now: Date): Promise<AlbumRow | undefined> {
  return selectPublic(db, now)
    .selectAll("event_albums")
    .where("event_albums.id", "=", eventId)
    .executeTakeFirst();
}

/** The covers of public albums, for the gallery's tiles. */
export function listAlbumCovers(
  db: Db,
  eventIds: readonly string[],
  now: Date,
): Promise<{ id: string; count: number; images: AlbumImage[] }[]> {
  const last = sql.lit(coverImages - 1);
  return selectPublic(db, now)
    .select([
      "event_albums.id",
      sql<number>`jsonb_array_length(event_albums.images)`.as("count"),
      sql<AlbumImage[]>`(
        select jsonb_agg(event_albums.images -> place order by place)
        from generate_series(0, least(${last}, jsonb_array_length(event_albums.images) - 1)) as place
      )`.as("images"),
    ])
    .where("event_albums.id", "=", sql<string>`any(${eventIds}::uuid[])`)
    .execute();
}

interface WrittenAlbum {
  images: readonly AlbumImage[];
  consent_note: string;
}

/** Replaces the stored album; the event's row must be locked. */
export async function storeAlbum(
  trx: Db,
  id: string,
  { images, consent_note }: WrittenAlbum,
  at: Date,
): Promise<void> {
  const columns = { images: JSON.stringify(images), consent_note, updated_at: at };
  await trx
    .insertInto("event_albums")
    .values({ id, ...columns, version: emptyAlbumVersion + 1 })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}

/** Public ones, in parts of `size`, oldest first. */
export function listAlbumAddressParts(db: Db, now: Date, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectAddresses(db, now), size);
}

/** One of these parts, counted from 0. */
export function listAlbumAddresses(db: Db, now: Date, { size, part }: PartOfList) {
  return selectAddresses(db, now)
    .orderBy("event_albums.id")
    .limit(size)
    .offset(size * part)
    .execute();
}

function selectAddresses(db: Db, now: Date) {
  return selectPublic(db, now).select(["event_albums.id", "event_albums.updated_at"]);
}

/** Albums with images, of parties the gallery lists. */
function selectPublic(db: Db, now: Date) {
  return db
    .selectFrom("event_albums")
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("events")
          .select("events.id")
          .where((each) => visibleToPublic(each, now, "ended"))
          .as("past"),
      (join) => join.onRef("past.id", "=", "event_albums.id"),
    )
    .where(sql<boolean>`jsonb_array_length(event_albums.images) > 0`);
}
