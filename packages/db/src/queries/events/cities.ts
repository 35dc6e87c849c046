import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { publicVenueStatus } from "@before-ten/contracts/venues/rules";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { hasStatus } from "./visibility.ts";

interface PublicPlace {
  country: string;
  /** Null for a place that was only typed. */
  city: string | null;
  /** The whole place, if the city is to be read off it. */
  formatted: string | null;
  /** How many events and venues are there. */
  count: number;
  updated_at: Date;
}

/** Places of public events and published venues, each with the last change of what is there. */
export function listPublicPlaces(db: Db): Promise<PublicPlace[]> {
  const place = (location: Expression<unknown>, formatted: Expression<string>) =>
    [
      sql<string | null>`${location} ->> 'city'`.as("city"),
      sql<string | null>`case when ${location} ->> 'city' is null then ${formatted} end`.as(
        "formatted",
      ),
    ] as const;
  const events = db
    .selectFrom("events")
    .select("country")
    .select(place(sql.ref("location"), sql.ref("location_label")))
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.max("updated_at").as("updated_at"),
    ])
    .where(hasStatus(publicStatuses))
    .groupBy(["country", "city", "formatted"]);
  const venues = db
    .selectFrom("venues")
    .select("country")
    .select(place(sql.ref("location"), sql`location ->> 'formatted'`))
    .select(sql<number>`1`.as("count"))
    .select("updated_at")
    .where("status", "=", publicVenueStatus);
  return events.unionAll(venues).execute();
}

/** A condition on a row named `events`. */
export function isInCity(city: string | Expression<string>) {
  return sql<SqlBool>`coalesce(
    lower(events.location ->> 'city') = lower(${city}::text),
    strpos(lower(events.location_label), lower(${city}::text)) > 0
  )`;
}
