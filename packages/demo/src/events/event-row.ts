import { countryOf } from "@before-ten/contracts/shared/countries";
import { eventInstants } from "@before-ten/contracts/events/instants";
import { locationLabel } from "@before-ten/contracts/events/location";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Events } from "@before-ten/db/schema";
import type { DemoEvent } from "./demo-event.ts";
import { timeZoneOf, venues } from "./venues.ts";

export function eventRow(event: DemoEvent, posterId: string | null): Insertable<Events> {
  const { name, suburb, city, country, coordinates } = venues[event.venue];
  const { name: countryName, currency } = countryOf(country);
  const location = {
    formatted: `${name}, ${suburb}, ${city}`,
    coordinates,
    city,
    country: countryName,
  };
  const timeZone = timeZoneOf(event.venue);
  const { startsAt, endsAt } = eventInstants({ ...event, timeZone });
  const announcedAt = new Date(event.announcedDay);
  return {
    id: uuidv7({ msecs: announcedAt.getTime() }),
    event_name: event.name,
    description: event.description,
    location: JSON.stringify(location),
    location_label: locationLabel(location),
    country,
    start_date: event.startDay,
    end_date: event.endDay,
    start_time: event.startTime,
    end_time: event.endTime,
    time_zone: timeZone,
    starts_at: startsAt,
    ends_at: endsAt,
    poster_id: posterId,
    poster_alt: posterId === null ? "" : `Poster for ${event.name} in ${city}`,
    music_genres: event.musicGenres,
    ticket_amount: event.ticketAmount,
    ticket_currency: event.ticketAmount === null ? null : currency,
    redirect_url: `https://tickets.beforeten.example/${ticketPath(event.name)}`,
    capacity: event.capacity,
    unlimited_capacity: event.unlimitedCapacity ?? false,
    registrations: event.registrations,
    featured: event.featured,
    status: event.status,
    created_at: announcedAt,
    updated_at: announcedAt,
  };
}

function ticketPath(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
