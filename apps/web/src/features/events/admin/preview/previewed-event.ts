import { availabilityOf } from "@before-ten/contracts/events/availability";
import { forEachNote } from "@before-ten/contracts/events/notes";
import { forEachNumber } from "@before-ten/contracts/events/numbers";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import { duePrices } from "@before-ten/contracts/events/prices/prices";
import { shownPromotion } from "@before-ten/contracts/events/prices/promotion";
import type { AdminVenue } from "@before-ten/contracts/venues/output";
import type { PublicImage } from "@before-ten/contracts/images/output";
import { localTimeIn } from "@before-ten/contracts/events/lifecycle";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { defaultTicketAmount } from "@before-ten/contracts/shared/limits";
import {
  type EventFormValues,
  chosenLocation,
  currencyOf,
  newEventValues,
  sentOnSaleFrom,
  timeZoneOf,
} from "../form/event-form-values.ts";

interface Surroundings {
  /** The stored event; undefined for a new one. */
  stored: PublicEvent | undefined;
  /** URL of the chosen flyer; undefined if none was chosen. */
  flyerUrl: string | undefined;
  now: Date;
  /** The chosen venue; undefined without one, or until it is loaded. */
  venue?: AdminVenue | undefined;
}

const dayMs = 86_400_000;
const defaultCountry = "AU";
const { startTime: defaultStartTime, endTime: defaultEndTime } = newEventValues;

/**
 * The event that a form describes, as its card and page show it, with placeholders for what isn't
 * typed yet.
 */
export function previewedEvent(
  values: EventFormValues,
  { stored, flyerUrl, now, venue }: Surroundings,
): PublicEvent {
  const country = values.country || defaultCountry;
  const timeZone = timeZoneOf(values) || countryOf(country).timeZone;
  const startDate = dayOf(values.startDate) ?? nextSaturday(now);
  const endDate = dayOf(values.endDate) ?? startDate;
  const startTime = values.startTime || defaultStartTime;
  const endTime = values.endTime || defaultEndTime;
  const start = Date.parse(`${startDate}T${startTime}:00.000Z`);
  const end = Date.parse(`${startDate}T${endTime}:00.000Z`);
  const startsAt = venueInstant(start, timeZone);
  const counts = {
    capacity: values.unlimitedCapacity ? null : countOf(values.capacity),
    unlimitedCapacity: values.unlimitedCapacity,
    registrations: countOf(values.registrations) ?? 0,
    availabilitySetting: values.availability || null,
    onSaleFrom: sentOnSaleFrom(values) ?? null,
  };
  return {
    id: stored?.id ?? "",
    eventName: values.eventName.trim() || "Event name",
    description: values.description,
    location: chosenLocation(values.location) ?? { formatted: "Location", coordinates: null },
    venueId: values.venueId || null,
    venue: venue ?? null,
    country,
    startDate: `${startDate}T00:00:00.000Z`,
    endDate: `${endDate < startDate ? startDate : endDate}T00:00:00.000Z`,
    startTime,
    endTime,
    startsAt,
    // An end time that isn't later than the start is on the next day.
    endsAt: venueInstant(end > start ? end : end + dayMs, timeZone),
    timeZone,
    timeZoneAbbreviation: timeZoneAbbreviation({ country, timeZone }, new Date(startsAt)),
    poster: flyerUrl === undefined ? (stored?.poster ?? null) : imageAt(flyerUrl),
    musicGenres: values.musicGenres,
    lineUp: actsOf(values),
    ...forEachNumber((name) => countOf(values[name])),
    ...forEachNote((name) => values[name].trim() || null),
    ...previewedPrices(values, { country, timeZone, now }),
    promotion: shownPromotion(previewedPromotion(values, timeZone), now),
    // The preview's links are inert.
    redirectUrl: "/",
    ...counts,
    availability: availabilityOf(counts, now),
    dayNotice: stored?.dayNotice ?? null,
    disruption: stored?.disruption ?? null,
    sequence: 0,
    version: 1,
    series: stored?.series ?? null,
    featured: values.featured,
    publishAt: null,
    takeDownAt: null,
    status: values.status,
    createdAt: now.toISOString(),
  };
}

/** Undefined for an incomplete date or an invalid year. */
function dayOf(day: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Most parties are on a Saturday. */
function nextSaturday(now: Date): string {
  const days = 6 - now.getUTCDay() || 7;
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
}

function previewedPrices(
  values: EventFormValues,
  { country, timeZone, now }: { country: string; timeZone: string; now: Date },
): Pick<PublicEvent, "ticketPrice" | "priceSteps"> {
  const last = values.ticketPrice === "" ? String(defaultTicketAmount) : values.ticketPrice;
  const prices = {
    country,
    ticket_currency: currencyOf({ ...values, country }),
    ticket_amount: String(Number(last) || 0),
    price_steps: values.priceSteps.flatMap(({ amount, until }) => {
      const local = Date.parse(`${until}:00.000Z`);
      if (amount.trim() === "" || Number.isNaN(local)) return [];
      return [{ amount: String(Number(amount) || 0), until: venueInstant(local, timeZone) }];
    }),
  };
  return duePrices(prices, now);
}

function previewedPromotion(
  { promotion }: EventFormValues,
  timeZone: string,
): PublicEvent["promotion"] {
  const text = promotion.text.trim();
  if (text === "") return null;
  const instant = (local: string) => {
    const time = Date.parse(`${local}:00.000Z`);
    return Number.isNaN(time) ? null : venueInstant(time, timeZone);
  };
  return { text, from: instant(promotion.from), until: instant(promotion.until) };
}

function countOf(text: string): number | null {
  return /^\d+$/.test(text.trim()) ? Number(text) : null;
}

/** Leaves out rows without a name. */
function actsOf({ lineUp }: EventFormValues): PublicEvent["lineUp"] {
  return lineUp
    .map(({ time, name }) => ({ time: time || null, name: name.trim() }))
    .filter(({ name }) => name !== "");
}

/**
 * The instant when the venue's clocks show this UTC time, given in ms. It may be an hour off near a
 * clock change, which is good enough for a preview.
 */
function venueInstant(greenwich: number, timeZone: string): string {
  // A year that is being typed may have fewer digits, and one after 9999 has more.
  const local = localTimeIn(new Date(greenwich), timeZone).padStart(16, "0");
  const shown = Date.parse(`${local}:00.000Z`);
  const ahead = Number.isNaN(shown) ? 0 : shown - greenwich;
  return new Date(greenwich - ahead).toISOString();
}

/** A local file has one width and no other formats. */
function imageAt(url: string): PublicImage {
  return {
    url,
    alt: "",
    width: 800,
    height: 1200,
    srcSet: `${url} 800w`,
    avifSrcSet: null,
    svgUrl: null,
    wordlessUrl: null,
    preview: null,
    darkest: null,
  };
}
