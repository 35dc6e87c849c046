import { eventStatuses } from "@before-ten/contracts/events/lifecycle";
import type { EventLocation } from "@before-ten/contracts/events/output";
import { type EventFormValues, type LocationChoice, newEventValues } from "./event-form-values.ts";

/** All that can be kept as text, should the form be lost. */
export type EventText = Omit<EventFormValues, "flyer">;

/** Always in the same order, so that two of them can be compared as JSON. */
export function textOf(values: EventFormValues): EventText {
  const { isManual, manual, place, typed } = values.location;
  return {
    eventName: values.eventName,
    description: values.description,
    startDate: values.startDate,
    endDate: values.endDate,
    startTime: values.startTime,
    endTime: values.endTime,
    location: { isManual, manual, place: place && placeOf(place), typed },
    country: values.country,
    timeZone: values.timeZone,
    ticketPrice: values.ticketPrice,
    currency: values.currency,
    redirectUrl: values.redirectUrl,
    capacity: values.capacity,
    unlimitedCapacity: values.unlimitedCapacity,
    musicGenres: values.musicGenres,
    featured: values.featured,
    registrations: values.registrations,
    status: values.status,
  };
}

/** What an earlier version of this page may have kept: a field that isn't there is as in a new event. */
export function readEventText(kept: unknown): EventText | undefined {
  const fields = fieldsOf(kept);
  if (fields === undefined) return undefined;
  const text = (name: string, otherwise = "") => textIn(fields, name) ?? otherwise;
  const genres = fields.get("musicGenres");
  return {
    eventName: text("eventName"),
    description: text("description"),
    startDate: text("startDate"),
    endDate: text("endDate"),
    startTime: text("startTime", newEventValues.startTime),
    endTime: text("endTime", newEventValues.endTime),
    location: readChoice(fields.get("location")),
    country: text("country"),
    timeZone: text("timeZone"),
    ticketPrice: text("ticketPrice"),
    currency: text("currency"),
    redirectUrl: text("redirectUrl"),
    capacity: text("capacity"),
    unlimitedCapacity: fields.get("unlimitedCapacity") === true,
    musicGenres: Array.isArray(genres) ? genres.filter((genre) => typeof genre === "string") : [],
    featured: fields.get("featured") === true,
    registrations: text("registrations", newEventValues.registrations),
    status:
      eventStatuses.find((status) => status === fields.get("status")) ?? newEventValues.status,
  };
}

function readChoice(kept: unknown): LocationChoice {
  const fields = fieldsOf(kept);
  if (fields === undefined) return newEventValues.location;
  return {
    isManual: fields.get("isManual") === true,
    manual: textIn(fields, "manual") ?? "",
    place: readPlace(fields.get("place")),
    typed: textIn(fields, "typed") ?? "",
  };
}

function readPlace(kept: unknown): EventLocation | null {
  const fields = fieldsOf(kept);
  const formatted = fields && textIn(fields, "formatted");
  if (fields === undefined || formatted === undefined) return null;
  return placeOf({
    formatted,
    coordinates: readCoordinates(fields.get("coordinates")),
    city: textIn(fields, "city"),
    country: textIn(fields, "country"),
    address: textIn(fields, "address"),
  });
}

function readCoordinates(kept: unknown): EventLocation["coordinates"] {
  if (!Array.isArray(kept)) return null;
  const [longitude, latitude]: unknown[] = kept;
  return typeof longitude === "number" && typeof latitude === "number"
    ? [longitude, latitude]
    : null;
}

function placeOf({ formatted, coordinates, city, country, address }: EventLocation): EventLocation {
  return { formatted, coordinates, city, country, address };
}

function fieldsOf(kept: unknown): Map<string, unknown> | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  return new Map<string, unknown>(Object.entries(kept));
}

function textIn(fields: Map<string, unknown>, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === "string" ? value : undefined;
}
