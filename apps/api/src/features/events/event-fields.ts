import { availabilityOf } from "@before-ten/contracts/events/availability";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { eventInstants } from "@before-ten/contracts/events/instants";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { duePrices } from "@before-ten/contracts/events/prices/prices";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { shownPromotion } from "@before-ten/contracts/events/prices/promotion";
import { timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { scheduledInstant } from "@before-ten/contracts/schedule/rules";
import { isWebLink } from "@before-ten/contracts/shared/web-link";
import { venueTimeZone } from "@before-ten/contracts/events/location/time-zones";
import type { CreateEvent, UpdateEvent } from "@before-ten/contracts/events/input";
import { type Decided, type OptionalField, withSent } from "@before-ten/contracts/shared/fields";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";
import { shownDayNotice } from "@before-ten/db/queries/events/day-notice";
import type { EventRow } from "@before-ten/db/queries/events/events";
import {
  type DisruptionColumns,
  presentDay,
  presentDisruption,
  presentLocation,
} from "./disruption/disruption-fields.ts";
import { changedPlace, changedTimeZone } from "./disruption/changed-place.ts";
import { presentPoster, presentVenueOf } from "./event-parts.present.ts";
import {
  type EventPrices,
  changedPrices,
  newPrices,
  priceColumns,
  storedPrices,
} from "./event-prices.ts";
import { expectColumns, nothingToExpect, presentExpect, storedExpect } from "./expect-fields.ts";
import { type SeriesColumns, presentEventSeries } from "./series/series-fields.ts";

/**
 * The fields of an event: how they are read, stored and returned. Creating, changing and
 * duplicating use only these functions. Each field of the contract's input must be in
 * `storedFields`, and optional ones in `unlessSent` too; each column in `columnsOf`; and each field
 * of the output in `presentEvent`. Forgetting one is a compile error.
 */

/** All writable fields of an event. */
export interface EventFields
  extends Omit<Decided<CreateEvent>, "country" | "endTime" | keyof EventPrices>, EventPrices {
  // A stored value may be older than the input's current rules.
  country: string;
  endTime: string | null;
}

export type Sent = Omit<UpdateEvent, "id" | "baseVersion">;

/** The defaults of a new event: it takes place. */
const unlessSent: Pick<
  EventFields,
  Exclude<OptionalField<CreateEvent>, "timeZone" | keyof EventPrices>
> = {
  venueId: null,
  status: "active",
  capacity: null,
  unlimitedCapacity: false,
  availability: null,
  onSaleFrom: null,
  musicGenres: [],
  ...nothingToExpect,
  featured: false,
  registrations: 0,
  publishAt: null,
  takeDownAt: null,
};

export function newFields({
  ticketPrice,
  priceSteps,
  promotion,
  ...sent
}: CreateEvent): EventFields {
  const { endDate, country, timeZone = venueTimeZone(country, sent.location) } = sent;
  const unnamedCurrency = countryOf(country).currency;
  return {
    ...sent,
    ...withSent(unlessSent, sent),
    ...scheduledAt(sent, timeZone),
    timeZone,
    ...newPrices({ ticketPrice, priceSteps, promotion }, { unnamedCurrency, timeZone, endDate }),
  };
}

export function storedFields(row: EventRow): EventFields {
  return {
    eventName: row.event_name,
    description: row.description,
    startDate: row.start_date,
    endDate: row.end_date,
    startTime: row.start_time,
    endTime: row.end_time,
    location: row.location,
    venueId: row.venue_id,
    country: row.country,
    timeZone: row.time_zone,
    ...storedPrices(row),
    redirectUrl: row.redirect_url,
    status: row.status,
    capacity: row.capacity,
    unlimitedCapacity: row.unlimited_capacity,
    availability: row.availability,
    onSaleFrom: row.on_sale_from?.toISOString() ?? null,
    musicGenres: row.music_genres,
    ...storedExpect(row),
    featured: row.featured,
    registrations: row.registrations,
    publishAt: row.publish_at?.toISOString() ?? null,
    takeDownAt: row.take_down_at?.toISOString() ?? null,
  };
}

/** Converts each sent time to an instant: without an offset it is the venue's local time. */
function scheduledAt(
  { publishAt = null, takeDownAt = null }: Pick<Sent, "publishAt" | "takeDownAt">,
  timeZone: string,
): Pick<EventFields, "publishAt" | "takeDownAt"> {
  return {
    publishAt: scheduledInstant(publishAt, timeZone),
    takeDownAt: scheduledInstant(takeDownAt, timeZone),
  };
}

/**
 * The fields of a changed event: those that aren't sent stay, and derived ones are computed from
 * the sent and the stored values.
 */
export function changedFields(
  row: EventRow,
  { ticketPrice, priceSteps, promotion, ...sent }: Sent,
  now: Date,
): EventFields {
  const stored = storedFields(row);
  const location = sent.location && changedPlace(row, sent.location);
  const timeZone = changedTimeZone(row, { ...sent, location });
  const { publishAt = stored.publishAt, takeDownAt = stored.takeDownAt } = sent;
  const unnamedCurrency = currencyFor(row, sent.country);
  const { endDate = stored.endDate } = sent;
  return {
    ...withSent(stored, { ...sent, location }),
    ...changedCapacity(stored, sent),
    ...changedAvailability(stored, sent),
    ...scheduledAt({ publishAt, takeDownAt }, timeZone),
    timeZone,
    ...changedPrices(
      stored,
      { ticketPrice, priceSteps, promotion },
      { unnamedCurrency, timeZone, endDate, now },
    ),
  };
}

/** All columns except the poster, the disruption and the series, which aren't fields. */
export function columnsOf(
  event: EventFields,
): Omit<EventColumns, "poster_id" | "poster_alt" | keyof DisruptionColumns | keyof SeriesColumns> {
  const { startDate: startDay, startTime, endTime, timeZone } = event;
  const { startsAt, endsAt } = eventInstants({ startDay, startTime, endTime, timeZone });
  return {
    event_name: event.eventName,
    description: event.description,
    start_date: event.startDate,
    end_date: event.endDate,
    start_time: event.startTime,
    end_time: event.endTime,
    starts_at: startsAt,
    ends_at: endsAt,
    location: JSON.stringify(event.location),
    location_label: locationLabel(event.location),
    venue_id: event.venueId,
    country: event.country,
    time_zone: event.timeZone,
    ...priceColumns(event),
    redirect_url: event.redirectUrl,
    status: event.status,
    capacity: event.capacity,
    unlimited_capacity: event.unlimitedCapacity,
    availability: event.availability,
    on_sale_from: event.onSaleFrom,
    music_genres: event.musicGenres,
    ...expectColumns(event),
    featured: event.featured,
    registrations: event.registrations,
    publish_at: event.publishAt,
    take_down_at: event.takeDownAt,
  };
}

/** The answer for admins, with its schedule, and its venue even if that is a draft. */
export function presentEventForAdmin(row: EventRow, now: Date): EveryKey<PublicEvent> {
  const { publishAt, takeDownAt, promotion } = storedFields(row);
  return { ...presentEvent(row, now), venueId: row.venue_id, publishAt, takeDownAt, promotion };
}

/** The public answer. */
export function presentEvent(row: EventRow, now: Date): EveryKey<PublicEvent> {
  const onSaleFrom = row.on_sale_from?.toISOString() ?? null;
  return {
    id: row.id,
    eventName: row.event_name,
    description: row.description,
    location: presentLocation(row.location, row.country),
    ...presentVenueOf(row),
    country: row.country,
    startDate: presentDay(row.start_date),
    endDate: presentDay(row.end_date),
    startTime: row.start_time,
    endTime: row.end_time,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    timeZoneAbbreviation: timeZoneAbbreviation(
      { country: row.country, timeZone: row.time_zone },
      row.starts_at,
    ),
    poster: presentPoster(row),
    musicGenres: row.music_genres,
    ...duePrices(row, now),
    promotion: shownPromotion(row.promotion, now),
    redirectUrl: isWebLink(row.redirect_url) ? row.redirect_url : null,
    capacity: row.capacity,
    unlimitedCapacity: row.unlimited_capacity,
    registrations: row.registrations,
    availability: availabilityOf(
      {
        availabilitySetting: row.availability,
        onSaleFrom,
        capacity: row.capacity,
        unlimitedCapacity: row.unlimited_capacity,
        registrations: row.registrations,
      },
      now,
    ),
    availabilitySetting: row.availability,
    onSaleFrom,
    disruption: presentDisruption(row),
    dayNotice: shownDayNotice(row, now),
    sequence: row.sequence,
    version: row.version,
    series: presentEventSeries(row),
    featured: row.featured,
    publishAt: null,
    takeDownAt: null,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    ...presentExpect(row),
  };
}

/** The capacity sent last: a number replaces "no limit", and vice versa. */
function changedCapacity(
  stored: EventFields,
  sent: Sent,
): Pick<EventFields, "capacity" | "unlimitedCapacity"> {
  if (sent.unlimitedCapacity === true) return { capacity: null, unlimitedCapacity: true };
  const { capacity = stored.capacity } = sent;
  const isLimited = sent.unlimitedCapacity === false || typeof sent.capacity === "number";
  return { capacity, unlimitedCapacity: isLimited ? false : stored.unlimitedCapacity };
}

/** The start of sale is kept while the availability still needs one. */
function changedAvailability(
  stored: EventFields,
  sent: Sent,
): Pick<EventFields, "availability" | "onSaleFrom"> {
  const { availability = stored.availability, onSaleFrom = stored.onSaleFrom } = sent;
  return {
    availability,
    onSaleFrom:
      availability === "not-yet-on-sale" || sent.onSaleFrom !== undefined ? onSaleFrom : null,
  };
}

/**
 * The currency of an amount sent without one: the stored currency, unless the event changes
 * country.
 */
function currencyFor(stored: EventRow, country = stored.country): string {
  const { currency } = countryOf(country);
  return country === stored.country ? (stored.ticket_currency ?? currency) : currency;
}
