import type { CreateEvent } from "@before-ten/contracts/events/input";
import { forEachNote, noteNames } from "@before-ten/contracts/events/notes";
import { forEachNumber, numberNames } from "@before-ten/contracts/events/numbers";
import { withoutUndefined } from "@before-ten/contracts/shared/fields";
import {
  type EventFormValues,
  chosenLocation,
  currencyOf,
  newEventValues,
  sentOnSaleFrom,
  timeZoneOf,
} from "./event-form-values.ts";
import { sentPriceSteps, sentPromotion } from "./form-prices.ts";

/** The stored version that an edited event's changes are based on. */
export interface EventBase {
  id: string;
  version: number;
  values: EventFormValues;
}

/**
 * The input to send. A new event's days are sent at midnight and an edited one's at noon, as
 * specified. Only an edited event's changes are sent, as others may be changing the rest.
 */
export function writtenFields(
  values: EventFormValues,
  base: EventBase | undefined,
): Record<string, unknown> {
  const written = allFields(values, base);
  if (base === undefined) return withoutUndefined(withoutNewDefaults(written, values));
  const before = new Map<string, unknown>(Object.entries(allFields(base.values, base)));
  const changed = Object.entries(written).filter(
    ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  const hasMoved = changed.some(([name]) => name === "location" || name === "country");
  return {
    id: base.id,
    baseVersion: base.version,
    ...withoutUndefined(Object.fromEntries(changed)),
    // Sends the displayed zone, as the server would use that of the new place.
    ...(hasMoved && { timeZone: written.timeZone }),
  };
}

function allFields(
  values: EventFormValues,
  base: EventBase | undefined,
): Record<keyof CreateEvent, unknown> {
  const timeOfDay = base === undefined ? "T00:00:00.000Z" : "T12:00:00.000Z";
  return {
    eventName: values.eventName,
    description: values.description,
    startDate: values.startDate + timeOfDay,
    endDate: values.endDate + timeOfDay,
    startTime: values.startTime,
    endTime: values.endTime,
    venueId: values.venueId,
    country: values.country,
    timeZone: timeZoneOf(values),
    ticketPrice: { amount: values.ticketPrice.trim(), currency: currencyOf(values) },
    priceSteps: sentPriceSteps(values),
    promotion: sentPromotion(values),
    redirectUrl: values.redirectUrl,
    location: sentLocation(values),
    status: values.status,
    unlimitedCapacity: values.unlimitedCapacity,
    capacity: values.unlimitedCapacity ? undefined : values.capacity,
    availability: values.availability,
    onSaleFrom: sentOnSaleFrom(values),
    musicGenres: values.musicGenres,
    lineUp: values.lineUp.filter(({ time, name }) => time !== "" || name.trim() !== ""),
    ...forEachNumber((name) => values[name]),
    ...forEachNote((name) => values[name]),
    featured: values.featured,
    registrations: values.registrations,
    publishAt: values.publishAt,
    takeDownAt: values.takeDownAt,
  };
}

/** A typed place is sent with coordinates of `[0, 0]`, which the server treats as unknown. */
function sentLocation({ location }: EventFormValues) {
  const chosen = chosenLocation(location);
  return chosen && { ...chosen, coordinates: chosen.coordinates ?? [0, 0] };
}

/** Sends a new event's options only if they differ from an empty form's. */
function withoutNewDefaults(
  written: Record<keyof CreateEvent, unknown>,
  values: EventFormValues,
): object {
  const isAsNew = (name: keyof EventFormValues) =>
    JSON.stringify(values[name]) === JSON.stringify(newEventValues[name]);
  const options = [
    "priceSteps",
    "promotion",
    "venueId",
    "unlimitedCapacity",
    "capacity",
    "availability",
    "onSaleFrom",
    "musicGenres",
    "lineUp",
    ...numberNames,
    ...noteNames,
    "featured",
    "registrations",
    "publishAt",
    "takeDownAt",
  ] as const;
  const left = new Set<string>(options.filter(isAsNew));
  return Object.fromEntries(Object.entries(written).filter(([name]) => !left.has(name)));
}

/**
 * The request body: with an image a multipart form, in which structures are JSON text; otherwise
 * JSON.
 */
export function writtenEvent(
  values: EventFormValues,
  base: EventBase | undefined,
): FormData | Record<string, unknown> {
  const fields = writtenFields(values, base);
  if (values.flyer === null) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("flyer", values.flyer);
  return form;
}
