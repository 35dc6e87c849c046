import { countryOf } from "@before-ten/contracts/shared/countries";
import { eventInstants } from "@before-ten/contracts/events/instants";
import type { CreateEvent, UpdateEvent } from "@before-ten/contracts/events/write-input";
import type { EventLocation } from "@before-ten/contracts/events/output";
import { locationLabel } from "@before-ten/contracts/events/location";
import { placeTimeZone, venueTimeZone } from "@before-ten/contracts/events/time-zones";
import type { EventRow } from "@before-ten/db/queries/events/events";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";

/** How a new event is stored. It takes place unless somebody says otherwise. */
export function newColumns(event: CreateEvent): EventColumns {
  return {
    ...textColumns(event),
    ...placeColumns(event.location),
    ...scheduleColumns({
      ...event,
      timeZone: event.timeZone ?? venueTimeZone(event.country, event.location),
    }),
    ...priceColumns(event.ticketPrice, countryOf(event.country).currency),
    status: event.status ?? "active",
    capacity: event.capacity ?? null,
    unlimited_capacity: event.unlimitedCapacity ?? false,
    music_genres: event.musicGenres ?? [],
    featured: event.featured ?? false,
    registrations: event.registrations ?? 0,
  };
}

/** Only what was sent; what depends on several fields is computed from the sent and the stored ones. */
export function changedColumns(stored: EventRow, sent: Omit<UpdateEvent, "id">) {
  const { status, musicGenres, featured, registrations } = sent;
  const location = sent.location && changedPlace(stored, sent.location);
  const columns: Partial<EventColumns> = {
    ...(sent.eventName !== undefined && { event_name: sent.eventName }),
    ...(sent.description !== undefined && { description: sent.description }),
    ...(sent.redirectUrl !== undefined && { redirect_url: sent.redirectUrl }),
    ...(location !== undefined && placeColumns(location)),
    ...(sent.ticketPrice !== undefined &&
      priceColumns(sent.ticketPrice, currencyFor(stored, sent.country))),
    ...(status !== undefined && { status }),
    ...capacityColumns(sent),
    ...(musicGenres !== undefined && { music_genres: musicGenres }),
    ...(featured !== undefined && { featured }),
    ...(registrations !== undefined && { registrations }),
    ...scheduleColumns({
      startDate: sent.startDate ?? stored.start_date,
      endDate: sent.endDate ?? stored.end_date,
      startTime: sent.startTime ?? stored.start_time,
      endTime: sent.endTime ?? stored.end_time,
      country: sent.country ?? stored.country,
      timeZone: changedTimeZone(stored, { ...sent, location }),
    }),
  };
  return columns;
}

/**
 * Who edits an event sends back the words that were answered. They say nothing new about the place: what is known of it stays, and
 * so does a reference, which was answered as 'Location not available'.
 */
function changedPlace(stored: EventRow, sent: EventLocation): EventLocation {
  if (sent.formatted !== stored.location_label) return sent;
  return {
    formatted: stored.location.formatted,
    coordinates: sent.coordinates ?? stored.location.coordinates,
    city: sent.city ?? stored.location.city,
    country: sent.country ?? stored.location.country,
    address: sent.address ?? stored.location.address,
  };
}

/** What is said last about the capacity counts: a number ends that there is no limit, and the other way round. */
function capacityColumns({ capacity, unlimitedCapacity }: Omit<UpdateEvent, "id">) {
  if (unlimitedCapacity === true) return { capacity: null, unlimited_capacity: true };
  return {
    ...(capacity !== undefined && { capacity }),
    ...((unlimitedCapacity === false || typeof capacity === "number") && {
      unlimited_capacity: false,
    }),
  };
}

/** Of an amount that comes without one: the stored currency, for as long as the event stays in its country. */
function currencyFor(stored: EventRow, country = stored.country): string {
  const { currency } = countryOf(country);
  return country === stored.country ? (stored.ticket_currency ?? currency) : currency;
}

/**
 * Who sends no zone keeps the stored one, unless the event moves: to another country, or to a place that is known to lie in
 * another zone than the place before.
 */
function changedTimeZone(stored: EventRow, sent: Omit<UpdateEvent, "id">): string {
  if (sent.timeZone !== undefined) return sent.timeZone;
  const { country = stored.country, location = stored.location } = sent;
  if (country !== stored.country) return venueTimeZone(country, location);
  const found = placeTimeZone(country, location);
  return found === undefined || found === placeTimeZone(country, stored.location)
    ? stored.time_zone
    : found;
}

/** Days and times with the instants they mean at the venue. */
export function scheduleColumns(event: {
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string | null;
  country: string;
  timeZone: string;
}) {
  const { startDate, endDate, startTime, endTime, country, timeZone } = event;
  const { startsAt, endsAt } = eventInstants({ startDay: startDate, startTime, endTime, timeZone });
  return {
    country,
    start_date: startDate,
    end_date: endDate,
    start_time: startTime,
    end_time: endTime,
    time_zone: timeZone,
    starts_at: startsAt,
    ends_at: endsAt,
  };
}

function textColumns(event: Pick<CreateEvent, "eventName" | "description" | "redirectUrl">) {
  return {
    event_name: event.eventName,
    description: event.description,
    redirect_url: event.redirectUrl,
  };
}

function placeColumns(location: CreateEvent["location"]) {
  return { location: JSON.stringify(location), location_label: locationLabel(location) };
}

function priceColumns({ amount, currency }: CreateEvent["ticketPrice"], unnamedCurrency: string) {
  return { ticket_amount: amount, ticket_currency: currency ?? unnamedCurrency };
}
