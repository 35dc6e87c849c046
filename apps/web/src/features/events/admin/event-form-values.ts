import type { Availability } from "@before-ten/contracts/events/availability";
import { countryOf } from "@before-ten/contracts/shared/countries";
import type { PublicEvent, EventLocation } from "@before-ten/contracts/events/output";
import type { EventStatus } from "@before-ten/contracts/events/lifecycle";
import { defaultEndTime } from "@before-ten/contracts/shared/limits";
import { venueTimeZone } from "@before-ten/contracts/events/time-zones";
import { localTimeIn } from "@before-ten/contracts/schedule/local-time";
import type { CreateEvent } from "@before-ten/contracts/events/write-input";
import { eventFormMessages as messages } from "@before-ten/contracts/events/admin-messages";

/** What the form holds of each field of the contract: text as its inputs give it. */
export interface EventFormValues extends Record<keyof CreateEvent, unknown> {
  eventName: string;
  description: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  location: LocationChoice;
  country: string;
  /** IANA name. Empty: that of the place, or of the country. */
  timeZone: string;
  ticketPrice: string;
  /** ISO 4217. Empty: that of the country. */
  currency: string;
  redirectUrl: string;
  flyer: File | null;
  /** Tells the stored flyer from another; empty: there is none. */
  posterUrl: string;
  capacity: string;
  /** When true, `capacity` doesn't count. */
  unlimitedCapacity: boolean;
  /** Empty: it follows from capacity and registrations. */
  availability: Availability | "";
  /** `YYYY-MM-DDTHH:MM` on the browser's clock; counts with "not-yet-on-sale". */
  onSaleFrom: string;
  musicGenres: string[];
  lineUp: LineUpRow[];
  minimumAge: string;
  door: string;
  accessibility: string;
  cloakroom: string;
  refunds: string;
  featured: boolean;
  registrations: string;
  status: EventStatus;
  /** `YYYY-MM-DDTHH:MM` on the venue's clock; empty: not by itself. */
  publishAt: string;
  takeDownAt: string;
}

/** Who plays, and from when; what is empty is left out. */
export interface LineUpRow {
  time: string;
  name: string;
}

/** Both modes keep their text, so that switching between them loses nothing. */
export interface LocationChoice {
  isManual: boolean;
  manual: string;
  /** The chosen suggestion, for as long as the search text is its own. */
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
  country: "",
  timeZone: "",
  ticketPrice: "",
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
  minimumAge: "",
  door: "",
  accessibility: "",
  cloakroom: "",
  refunds: "",
  featured: false,
  registrations: "0",
  status: "active",
  publishAt: "",
  takeDownAt: "",
};

export function valuesOf(event: PublicEvent): EventFormValues {
  const { amount } = event.ticketPrice;
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
    country: event.country,
    timeZone: event.timeZone,
    ticketPrice: Number.isInteger(amount) ? String(amount) : amount.toFixed(2),
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
    minimumAge: event.minimumAge === null ? "" : String(event.minimumAge),
    door: event.door ?? "",
    accessibility: event.accessibility ?? "",
    cloakroom: event.cloakroom ?? "",
    refunds: event.refunds ?? "",
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
 * The place that is sent: the manual text, else the chosen place, else what stands in the search
 * field. Undefined: nothing was given.
 */
export function chosenLocation(choice: LocationChoice): EventLocation | undefined {
  if (!choice.isManual && choice.place !== null) return choice.place;
  const formatted = (choice.isManual ? choice.manual : choice.typed).trim();
  return formatted === "" ? undefined : { formatted, coordinates: null };
}

/** The toast when there is none. */
export function missingLocation({ isManual }: LocationChoice): string {
  return isManual ? messages.locationMissingManual : messages.locationMissing;
}

/** What people pay in. */
export function currencyOf({ currency, country }: EventFormValues): string {
  return currency || countryOf(country).currency;
}

/** Empty while there is neither a zone nor a country. */
export function timeZoneOf({ timeZone, country, location }: EventFormValues): string {
  if (timeZone !== "" || country === "") return timeZone;
  return venueTimeZone(country, chosenLocation(location) ?? { formatted: "" });
}

/**
 * The values that change with the country: the zone is the new country's, or the event's own where
 * it comes back to its country. A price that was typed stays in its currency.
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

/** What the contract's schema is to look at. */
export function toValidate(values: EventFormValues): Record<string, unknown> {
  return {
    ...values,
    capacity: values.unlimitedCapacity ? "" : values.capacity,
    onSaleFrom: sentOnSaleFrom(values) ?? "",
    timeZone: timeZoneOf(values),
    location: chosenLocation(values.location),
  };
}

/** The instant of the start of the sale; undefined where the tickets have none. */
export function sentOnSaleFrom({ availability, onSaleFrom }: EventFormValues): string | undefined {
  if (availability !== "not-yet-on-sale") return undefined;
  const instant = new Date(onSaleFrom);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** As an input of the type `datetime-local` has it. */
function localDateTime(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/**
 * The error of a number's field. The browser's input is empty where its text isn't a number; the
 * contract checks the limits.
 */
export function countError(text: string): string | undefined {
  return /^\d*$/.test(text.trim()) ? undefined : messages.wholeNumber;
}
