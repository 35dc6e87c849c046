import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { publicVenueStatus } from "@before-ten/contracts/venues/rules";
import { type AliasableExpression, sql } from "kysely";
import type { Db } from "../../client.ts";
import { hasStatus } from "../events/visibility.ts";
import { selectPageAddresses } from "../pages/pages.ts";
import { visibleToPublic } from "../posts/visibility.ts";

/** A part of a list of addresses that is too long for one file. */
export interface AddressPart {
  count: number;
  /** The latest change within it. */
  updated_at: Date;
}

/** One of the parts of `size`, counted from 0. */
export interface PartOfList {
  size: number;
  part: number;
}

/** Divides the rows, in the order of their ids, into parts of `size`. */
export function listAddressParts(
  db: Db,
  rows: AliasableExpression<{ id: string; updated_at: Date }>,
  size: number,
): Promise<AddressPart[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom(rows.as("address"))
        .select([
          "address.updated_at",
          sql<number>`(row_number() over (order by address.id) - 1) / ${size}::int`.as("part"),
        ])
        .as("numbered"),
    )
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.max("numbered.updated_at").as("updated_at"),
    ])
    .groupBy("numbered.part")
    .orderBy("numbered.part")
    .execute();
}

/** Public events, including ended ones. */
function selectEventAddresses(db: Db) {
  return db.selectFrom("events").select(["id", "updated_at"]).where(hasStatus(publicStatuses));
}

export function listEventAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectEventAddresses(db), size);
}

export function listEventAddresses(db: Db, { size, part }: PartOfList) {
  const rows = selectEventAddresses(db).orderBy("id");
  return rows
    .limit(size)
    .offset(size * part)
    .execute();
}

function selectPostAddresses(db: Db) {
  return db.selectFrom("blog_posts").select(["id", "slug", "updated_at"]).where(visibleToPublic);
}

export function listPostAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectPostAddresses(db), size);
}

export function listPostAddresses(db: Db, { size, part }: PartOfList) {
  const rows = selectPostAddresses(db).orderBy("id");
  return rows
    .limit(size)
    .offset(size * part)
    .execute();
}

export function listPageAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectPageAddresses(db), size);
}

export function listPageAddresses(db: Db, { size, part }: PartOfList) {
  const rows = selectPageAddresses(db).orderBy("id");
  return rows
    .limit(size)
    .offset(size * part)
    .execute();
}

/** A venue's page changes with its parties, too; that it changed is only known of the venue. */
function selectVenueAddresses(db: Db) {
  return db
    .selectFrom("venues")
    .select(["id", "slug", "updated_at"])
    .where("status", "=", publicVenueStatus);
}

export function listVenueAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectVenueAddresses(db), size);
}

export function listVenueAddresses(db: Db, { size, part }: PartOfList) {
  const rows = selectVenueAddresses(db).orderBy("id");
  return rows
    .limit(size)
    .offset(size * part)
    .execute();
}

/** Series with public dates; a series changes with each of them. */
function selectSeriesAddresses(db: Db) {
  return db
    .selectFrom("event_series")
    .innerJoin("events", "events.series_id", "event_series.id")
    .where(hasStatus(publicStatuses))
    .groupBy("event_series.id")
    .select((eb) => [
      "event_series.id",
      "event_series.slug",
      sql<Date>`greatest(event_series.updated_at, ${eb.fn.max("events.updated_at")})`.as(
        "updated_at",
      ),
    ]);
}

export function listSeriesAddressParts(db: Db, size: number): Promise<AddressPart[]> {
  return listAddressParts(db, selectSeriesAddresses(db), size);
}

export function listSeriesAddresses(db: Db, { size, part }: PartOfList) {
  const rows = selectSeriesAddresses(db).orderBy("event_series.id");
  return rows
    .limit(size)
    .offset(size * part)
    .execute();
}
