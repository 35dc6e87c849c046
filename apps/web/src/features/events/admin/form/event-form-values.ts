import type { Availability } from "@before-ten/contracts/events/availability";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { type NoteName, forEachNote } from "@before-ten/contracts/events/notes";
import { type NumberName, forEachNumber } from "@before-ten/contracts/events/numbers";
import type { PublicEvent, EventLocation } from "@before-ten/contracts/events/output";
import { type EventStatus, localTimeIn } from "@before-ten/contracts/events/lifecycle";
import { defaultEndTime } from "@before-ten/contracts/shared/limits";
import { venueTimeZone } from "@before-ten/contracts/events/location/time-zones";
import type { CreateEvent } from "@before-ten/contracts/events/input";
import { eventFormMessages as messages } from "@before-ten/contracts/events/admin-messages";
import {
  type PriceRow,
  type PromotionText,
  pricesOf,
  sentPriceSteps,
  sentPromotion,
} from "./form-prices.ts";

/** The form's values by field of the contract, with text as inputs give it. */
export interface EventFormValues
  extends
    Record<Exclude<keyof CreateEvent, NumberName | NoteName>, unknown>,
    Record<NumberName | NoteName, string> {
  eventName: string;
  description: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  location: LocationChoice;
  /** Empty if it is at none of the club's venues. */
  venueId: string;
  country: string;
  /** IANA name; empty for that of the place or the country. */
  timeZone: string;
  /** The last price, after those of `priceSteps`. */
  ticketPrice: string;
  priceSteps: PriceRow[];
  promotion: PromotionText;
  /** ISO 4217; empty for that of the country. */
  currency: string;
  redirectUrl: string;
  flyer: File | null;
  /** Identifies the stored flyer; empty if there is none. */
  posterUrl: string;
  capacity: string;
  /** If true, `capacity` is ignored. */
  unlimitedCapacity: boolean;
  /** Empty if it follows from capacity and registrations. */
  availability: Availability | "";
  /** `YYYY-MM-DDTHH:MM` in the browser's time zone; used with "not-yet-on-sale". */
  onSaleFrom: string;
  musicGenres: string[];
  lineUp: LineUpRow[];
  featured: boolean;
  registrations: string;
  status: EventStatus;
  /** `YYYY-MM-DDTHH:MM` in the venue's time zone; empty if it isn't scheduled. */
  publishAt: string;
  takeDownAt: string;
}

/** An act and its time; empty values are left out. */
export interface LineUpRow {
  time: string;
  name: string;
}

/** Each mode keeps its own text, so switching loses nothing. */
export interface LocationChoice {
  isManual: boolean;
  manual: string;
  /** The chosen suggestion, while the search text still matches it. */
  place: EventLocation | null;
  typed: string;
}

const defaultStartTime = "16:00";

export const newEventValues: EventFormValues = {
  eventName: "",
  description: "",
  startDate: "",
  endDate: "",
  startTime: defaultStartTime,
  endTime: defaultEndTime,
  location: { isManual: false, manual: "", place: null, typed: "" },
  venueId: "",
  country: "",
  timeZone: "",
  ticketPrice: "",
  priceSteps: [],
  promotion: { text: "", from: "", until: "" },
  currency: "",
  redirectUrl: "",
  flyer: null,
  posterUrl: "",
  capacity: "",
  unlimitedCapacity: false,
  availability: "",
  onSaleFrom: "",
  musicGenres: [],
  lineUp: [],
  ...forEachNumber(() => ""),
  ...forEachNote(() => ""),
  featured: false,
  registrations: "0",
  status: "active",
  publishAt: "",
  takeDownAt: "",
};

export function valuesOf(event: PublicEvent): EventFormValues {
  return {
    eventName: event.eventName,
    description: event.description,
    startDate: event.startDate.slice(0, 10),
    endDate: event.endDate.slice(0, 10),
    startTime: event.startTime,
    endTime: event.endTime ?? defaultEndTime,
    location: {
      isManual: false,
      manual: event.location.formatted,
      place: event.location,
      typed: event.location.formatted,
    },
    venueId: event.venueId ?? "",
    country: event.country,
    timeZone: event.timeZone,
    ...pricesOf(event),
    promotion: {
      text: event.promotion?.text ?? "",
      from: venueTime(event.promotion?.from ?? null, event.timeZone),
      until: venueTime(event.promotion?.until ?? null, event.timeZone),
    },
    currency: event.ticketPrice.currency,
    redirectUrl: event.redirectUrl ?? "",
    flyer: null,
    posterUrl: event.poster?.url ?? "",
    capacity: event.capacity === null ? "" : String(event.capacity),
    unlimitedCapacity: event.unlimitedCapacity,
    availability: event.availabilitySetting ?? "",
    onSaleFrom: event.onSaleFrom === null ? "" : localDateTime(new Date(event.onSaleFrom)),
    musicGenres: event.musicGenres,
    lineUp: event.lineUp.map(({ time, name }) => ({ time: time ?? "", name })),
    ...forEachNumber((name) => String(event[name] ?? "")),
    ...forEachNote((name) => event[name] ?? ""),
    featured: event.featured,
    registrations: String(event.registrations),
    status: event.status,
    publishAt: venueTime(event.publishAt, event.timeZone),
    takeDownAt: venueTime(event.takeDownAt, event.timeZone),
  };
}

function venueTime(instant: string | null, timeZone: string): string {
  return instant === null ? "" : localTimeIn(new Date(instant), timeZone);
}

/**
 * The location to send: the manual text, else the chosen place, else the text of the search field.
 * Undefined if none was given.
 */
export function chosenLocation(choice: LocationChoice): EventLocation | undefined {
  if (!choice.isManual && choice.place !== null) return choice.place;
  const formatted = (choice.isManual ? choice.manual : choice.typed).trim();
  return formatted === "" ? undefined : { formatted, coordinates: null };
}

/** Toast shown when no location was given. */
export function missingLocation({ isManual }: LocationChoice): string {
  return isManual ? messages.locationMissingManual : messages.locationMissing;
}

/** The currency of the prices. */
export function currencyOf({ currency, country }: EventFormValues): string {
  return currency || countryOf(country).currency;
}

/** Empty if neither a zone nor a country is chosen. */
export function timeZoneOf({ timeZone, country, location }: EventFormValues): string {
  if (timeZone !== "" || country === "") return timeZone;
  return venueTimeZone(country, chosenLocation(location) ?? { formatted: "" });
}

/**
 * The values that change with the country: the zone becomes the new country's, or the event's own
 * when its country is chosen again. A typed price keeps its currency.
 */
export function movedTo(
  country: string,
  values: EventFormValues,
  event: PublicEvent | undefined,
): Pick<EventFormValues, "country" | "timeZone" | "currency"> {
  const isPriced = values.ticketPrice.trim() !== "" && values.country !== "";
  return {
    country,
    timeZone: event?.country === country ? event.timeZone : "",
    currency: isPriced ? currencyOf(values) : "",
  };
}

/**
 * Whether the end date differs from the start date. An event ends at its end time on its start day,
 * so several days in one event are hardly meant.
 */
export function spansSeveralDays({ startDate, endDate }: EventFormValues): boolean {
  return startDate !== "" && endDate > startDate;
}

/** The values as the contract's schema validates them. */
export function toValidate(values: EventFormValues): Record<string, unknown> {
  return {
    ...values,
    capacity: values.unlimitedCapacity ? "" : values.capacity,
    onSaleFrom: sentOnSaleFrom(values) ?? "",
    timeZone: timeZoneOf(values),
    location: chosenLocation(values.location),
    priceSteps: sentPriceSteps(values),
    promotion: sentPromotion(values),
  };
}

/** The instant sales start; undefined if that isn't set. */
export function sentOnSaleFrom({ availability, onSaleFrom }: EventFormValues): string | undefined {
  if (availability !== "not-yet-on-sale") return undefined;
  const instant = new Date(onSaleFrom);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** Formatted for an input of type `datetime-local`. */
function localDateTime(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/**
 * Error of a number field. The browser reports text that isn't a number as empty; the contract
 * checks the limits.
 */
export function countError(text: string): string | undefined {
  return /^\d*$/.test(text.trim()) ? undefined : messages.wholeNumber;
}
