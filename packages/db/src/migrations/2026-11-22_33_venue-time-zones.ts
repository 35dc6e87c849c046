import { eventInstants } from "@before-ten/contracts/events/instants";
import { venueTimeZone } from "@before-ten/contracts/events/location/time-zones";
import { type Kysely, type QueryExecutorProvider, sql } from "kysely";

interface ZonedEvent {
  id: string;
  country: string;
  place: { formatted: string; city?: string };
  startDay: string;
  startTime: string;
  endTime: string | null;
  timeZone: string;
}

/** Until now an event had its country's zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await moveToVenueTimeZones(db);
  await sql`
    -- One zone that this server doesn't know would break every list that asks what day it is at the venues.
    alter table events add constraint events_time_zone_known check (starts_at at time zone time_zone is not null);
  `.execute(db);
}

/**
 * Gives events the zone of the city or state in their place, and converts their times to instants
 * accordingly.
 */
export async function moveToVenueTimeZones(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<ZonedEvent>`
    select
      id,
      country,
      location as place,
      start_date::text as "startDay",
      start_time as "startTime",
      end_time as "endTime",
      time_zone as "timeZone"
    from events
  `.execute(db);
  for (const event of rows) {
    const timeZone = venueTimeZone(event.country, event.place);
    if (timeZone === event.timeZone) continue;
    const { startsAt, endsAt } = eventInstants({ ...event, timeZone });
    await sql`
      update events set time_zone = ${timeZone}, starts_at = ${startsAt}, ends_at = ${endsAt}
      where id = ${event.id}
    `.execute(db);
  }
}
