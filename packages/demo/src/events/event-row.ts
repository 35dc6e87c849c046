import { countryOf } from "@before-ten/contracts/shared/countries";
import { eventInstants } from "@before-ten/contracts/events/instants";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import type { EventLocation } from "@before-ten/contracts/events/output";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Events } from "@before-ten/db/schema";
import type { DemoEvent } from "./demo-event.ts";
import { type VenueKey, timeZoneOf, venues } from "./venues.ts";

const dayMs = 86_400_000;

export interface DemoPoster {
  id: string;
  /** The end of a sentence. */
  shows: string;
}

export function eventRow(
  event: DemoEvent,
  {
    poster,
    seriesId,
    venueId,
  }: { poster: DemoPoster | null; seriesId: string | null; venueId: string | null },
): Insertable<Events> {
  const { city, country } = venues[event.venue];
  const { currency } = countryOf(country);
  const location = locationOf(event.venue);
  const timeZone = timeZoneOf(event.venue);
  const { startsAt, endsAt } = eventInstants({ ...event, timeZone });
  const announcedAt = new Date(event.announcedDay);
  return {
    id: uuidv7({ msecs: announcedAt.getTime() }),
    event_name: event.name,
    description: event.description,
    location: JSON.stringify(location),
    location_label: locationLabel(location),
    venue_id: venueId,
    country,
    start_date: event.startDay,
    end_date: event.endDay,
    start_time: event.startTime,
    end_time: event.endTime,
    time_zone: timeZone,
    starts_at: startsAt,
    ends_at: endsAt,
    poster_id: poster?.id ?? null,
    poster_alt: poster === null ? "" : `Poster for ${event.name} in ${city}: ${poster.shows}`,
    music_genres: event.musicGenres,
    ticket_amount: event.ticketAmount,
    ticket_currency: event.ticketAmount === null ? null : currency,
    price_steps: JSON.stringify(
      (event.earlierPrices ?? []).map(({ amount, daysBefore }) => ({
        amount,
        until: new Date(startsAt.getTime() - daysBefore * dayMs).toISOString(),
      })),
    ),
    promotion:
      event.promotion === undefined
        ? null
        : JSON.stringify({ text: event.promotion, from: null, until: null }),
    redirect_url: `https://tickets.beforeten.example/${slugOf(event.name)}`,
    capacity: event.capacity,
    unlimited_capacity: event.unlimitedCapacity ?? false,
    registrations: event.registrations,
    featured: event.featured,
    availability: event.availability ?? null,
    on_sale_from: event.onSaleFrom ?? null,
    series_id: seriesId,
    ...disruptionColumns(event),
    ...expectColumns(event),
    status: event.status,
    created_at: announcedAt,
    updated_at: announcedAt,
  };
}

function expectColumns({ expect = {} }: DemoEvent): Partial<Insertable<Events>> {
  return {
    line_up: JSON.stringify(expect.lineUp ?? []),
    minimum_age: expect.minimumAge ?? null,
    door: expect.door ?? null,
    accessibility: expect.accessibility ?? null,
    cloakroom: expect.cloakroom ?? null,
    refunds: expect.refunds ?? null,
  };
}

function disruptionColumns(event: DemoEvent): Partial<Insertable<Events>> {
  if (event.disruption === undefined) return {};
  const { kind, reason, since, previousStartDay, previousVenue } = event.disruption;
  return {
    disruption: kind,
    disruption_reason: reason,
    disrupted_at: since,
    previous_location: previousVenue ? JSON.stringify(locationOf(previousVenue)) : null,
    ...(previousStartDay !== undefined && previousDates(event, previousStartDay)),
  };
}

/** The day that was announced first, at the same hours. */
function previousDates(event: DemoEvent, startDay: string): Partial<Insertable<Events>> {
  const timeZone = timeZoneOf(event.venue);
  const { startsAt, endsAt } = eventInstants({ ...event, startDay, timeZone });
  return {
    previous_start_date: startDay,
    previous_end_date: startDay,
    previous_start_time: event.startTime,
    previous_end_time: event.endTime,
    previous_starts_at: startsAt,
    previous_ends_at: endsAt,
  };
}

export function locationOf(venue: VenueKey): EventLocation {
  const { name, suburb, city, country, coordinates } = venues[venue];
  return {
    formatted: `${name}, ${suburb}, ${city}`,
    coordinates,
    city,
    country: countryOf(country).name,
  };
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
