import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { clockTime } from "@before-ten/contracts/events/time-text";
import { placeTimeZone, sameClock } from "@before-ten/contracts/events/location/time-zones";
import {
  type EventFormValues,
  chosenLocation,
  currencyOf,
  timeZoneOf,
} from "../form/event-form-values.ts";
import { noonOf, timeZoneLabel } from "../form/event-time-zones.ts";

export type DoubtKind = "length" | "zone" | "currency" | "crowded" | "overbooked";

/** A value that is possible but rarely meant. */
export interface Doubt {
  kind: DoubtKind;
  /**
   * Changes with the doubted value, so that a confirmed doubt is raised again only about another
   * value.
   */
  id: string;
  sentence: string;
}

/** An event takes six hours, from four to ten; twice as long is doubtful. */
const longMinutes = 12 * 60;

export interface Surroundings {
  /** `YYYY-MM-DD`; replaces a day that isn't chosen yet. */
  today: string;
  /** The chosen venue; undefined until it is loaded, and without one. */
  venue: Pick<AdminVenue, "id" | "name" | "capacity"> | undefined;
}

/** Lists the doubts in the order of the form's fields. */
export function doubtsOf(values: EventFormValues, { today, venue }: Surroundings): Doubt[] {
  return [
    lengthDoubt(values),
    zoneDoubt(values, today),
    currencyDoubt(values),
    crowded(values, venue),
    overbooked(values),
  ].filter((doubt) => doubt !== undefined);
}

function lengthDoubt({ startTime, endTime }: EventFormValues): Doubt | undefined {
  const start = minutesOf(startTime);
  const end = minutesOf(endTime);
  if (Number.isNaN(start + end)) return undefined;
  const isNextDay = end <= start;
  const length = end - start + (isNextDay ? 24 * 60 : 0);
  if (length <= longMinutes) return undefined;
  const day = isNextDay ? "the next day " : "";
  return {
    kind: "length",
    id: `length ${startTime} ${endTime}`,
    sentence: `The party ends ${day}at ${clockTime(endTime)}, ${duration(length)} after it starts.`,
  };
}

function zoneDoubt(values: EventFormValues, today: string): Doubt | undefined {
  const { country, location, startDate } = values;
  const placeZone = placeTimeZone(country, chosenLocation(location) ?? { formatted: "" });
  const zone = timeZoneOf(values);
  const at = noonOf(startDate, today);
  if (placeZone === undefined || sameClock(placeZone, zone, at)) return undefined;
  const [there, chosen] = [placeZone, zone].map((each) => timeZoneLabel(country, each, at));
  return {
    kind: "zone",
    id: `zone ${placeZone} ${zone}`,
    sentence: `The address is in the time zone of ${there}, but the event is set to ${chosen}.`,
  };
}

function currencyDoubt(values: EventFormValues): Doubt | undefined {
  const { country } = values;
  if (country === "") return undefined;
  const { name, currency } = countryOf(country);
  const priced = currencyOf(values);
  if (priced === currency) return undefined;
  return {
    kind: "currency",
    id: `currency ${priced} ${country}`,
    sentence: `The price is in ${priced}, but the currency of ${name} is ${currency}.`,
  };
}

function crowded(
  { capacity, unlimitedCapacity, venueId }: EventFormValues,
  venue: Surroundings["venue"],
): Doubt | undefined {
  const places = Number(capacity);
  if (venue?.id !== venueId || venue.capacity === null || unlimitedCapacity) return undefined;
  if (!(places > venue.capacity)) return undefined;
  return {
    kind: "crowded",
    id: `crowded ${venueId} ${venue.capacity} ${places}`,
    sentence: `The capacity is ${places.toLocaleString("en-AU")}, but ${venue.name} may admit only ${venue.capacity.toLocaleString("en-AU")} people.`,
  };
}

function overbooked({
  capacity,
  unlimitedCapacity,
  registrations,
}: EventFormValues): Doubt | undefined {
  const [places, people] = [Number(capacity), Number(registrations)];
  if (unlimitedCapacity || capacity.trim() === "" || !(people > places)) return undefined;
  return {
    kind: "overbooked",
    id: `overbooked ${people} ${places}`,
    sentence: `${people.toLocaleString("en-AU")} people are registered, but the capacity is ${places.toLocaleString("en-AU")}.`,
  };
}

/** NaN if it isn't a time. */
function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

function duration(minutes: number): string {
  const rest = minutes % 60;
  const words = rest === 0 ? "" : ` ${rest} ${rest === 1 ? "minute" : "minutes"}`;
  return `${Math.floor(minutes / 60)} hours${words}`;
}
