import type { Availability } from "@before-ten/contracts/events/availability";
import { eventInstants } from "@before-ten/contracts/events/instants";
import type { EventStatus } from "@before-ten/contracts/events/lifecycle";
import { countryOf } from "@before-ten/contracts/shared/countries";
import type { EventLocation } from "@before-ten/contracts/events/output";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";

export interface StoredEvent {
  name?: string;
  description?: string;
  place?: string;
  /** The whole location; overrides `place`. */
  location?: EventLocation;
  country?: string;
  /** The venue's time zone; undefined: the country's. */
  timeZone?: string;
  startDay?: string;
  startTime?: string;
  endTime?: string | null;
  status?: EventStatus;
  featured?: boolean;
  redirectUrl?: string;
  registrations?: number;
  seriesId?: string;
  /** Fields of this date that don't follow its series. */
  ownFields?: string[];
  price?: { amount: string; currency: string };
  availability?: Availability;
}

/**
 * Writes an event as the server does; a test names only what it is about. Returns the event's id.
 */
export async function storeEvent(db: Db, event: StoredEvent = {}): Promise<string> {
  const id = uuidv7();
  await db.insertInto("events").values(eventRow(id, event)).execute();
  return id;
}

export function eventRow(id: string, event: StoredEvent) {
  const { startDay = "2026-12-05", startTime = "16:00", endTime = "22:00", country = "UK" } = event;
  const { timeZone = countryOf(country).timeZone } = event;
  const { startsAt, endsAt } = eventInstants({ startDay, startTime, endTime, timeZone });
  const { place: formatted = "The Corn Exchange, London" } = event;
  const location = event.location ?? { formatted, coordinates: null };
  return {
    id,
    event_name: event.name ?? "Sunday Disco",
    description: event.description ?? "Six hours of floor-fillers.",
    location: JSON.stringify(location),
    location_label: locationLabel(location),
    country,
    start_date: startDay,
    end_date: startDay,
    start_time: startTime,
    end_time: endTime,
    time_zone: timeZone,
    starts_at: startsAt,
    ends_at: endsAt,
    redirect_url: event.redirectUrl ?? "https://tickets.example/before-ten",
    registrations: event.registrations ?? 0,
    featured: event.featured ?? false,
    status: event.status ?? "active",
    series_id: event.seriesId ?? null,
    series_own_fields: event.ownFields ?? [],
    availability: event.availability ?? null,
    ticket_amount: event.price?.amount ?? null,
    ticket_currency: event.price?.currency ?? null,
  };
}
