import { readDraft } from "../../../admin/form/draft/read-draft.ts";
import { eventStatuses } from "@before-ten/contracts/events/lifecycle";
import type { EventLocation } from "@before-ten/contracts/events/output";
import {
  type EventFormValues,
  type LineUpRow,
  type LocationChoice,
  newEventValues,
} from "./form/event-form-values.ts";
import type { PriceRow, PromotionText } from "./form/form-prices.ts";

/** The values a draft can store. */
export type EventText = Omit<EventFormValues, "flyer">;

const { flyer: _, ...newText } = newEventValues;

/** Always in the same order, so that two versions can be compared as JSON. */
export function textOf({ flyer: _file, ...values }: EventFormValues): EventText {
  return {
    ...newText,
    ...values,
    location: locationText(values.location),
    lineUp: values.lineUp.map(({ time, name }) => ({ time, name })),
    promotion: promotionIn(new Map(Object.entries(values.promotion))),
    priceSteps: values.priceSteps.map(({ amount, until }) => ({ amount, until })),
  };
}

export function locationText({ isManual, manual, place, typed }: LocationChoice): LocationChoice {
  return { isManual, manual, place: place && placeOf(place), typed };
}

/** Missing fields are as in a new event. */
export function readEventText(stored: unknown): EventText | undefined {
  const draft = readDraft(stored, newText);
  return (
    draft && {
      ...draft.values,
      location: readChoice(draft.stored.get("location")),
      lineUp: readRows(draft.stored.get("lineUp")),
      promotion: promotionIn(fieldsOf(draft.stored.get("promotion"))),
      priceSteps: readPrices(draft.stored.get("priceSteps")),
      status:
        eventStatuses.find((status) => status === draft.stored.get("status")) ?? newText.status,
    }
  );
}

function readRows(stored: unknown): LineUpRow[] {
  return rowsIn(stored).map((fields) => ({
    time: textIn(fields, "time") ?? "",
    name: textIn(fields, "name") ?? "",
  }));
}

function readPrices(stored: unknown): PriceRow[] {
  return rowsIn(stored).map((fields) => ({
    amount: textIn(fields, "amount") ?? "",
    until: textIn(fields, "until") ?? "",
  }));
}

function promotionIn(fields = new Map<string, unknown>()): PromotionText {
  return {
    text: textIn(fields, "text") ?? "",
    from: textIn(fields, "from") ?? "",
    until: textIn(fields, "until") ?? "",
  };
}

function rowsIn(stored: unknown): Map<string, unknown>[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((row: unknown) => fieldsOf(row) ?? []);
}

export function readChoice(stored: unknown): LocationChoice {
  const fields = fieldsOf(stored);
  if (fields === undefined) return newEventValues.location;
  return {
    isManual: fields.get("isManual") === true,
    manual: textIn(fields, "manual") ?? "",
    place: readPlace(fields.get("place")),
    typed: textIn(fields, "typed") ?? "",
  };
}

function readPlace(stored: unknown): EventLocation | null {
  const fields = fieldsOf(stored);
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

function readCoordinates(stored: unknown): EventLocation["coordinates"] {
  if (!Array.isArray(stored)) return null;
  const [longitude, latitude]: unknown[] = stored;
  return typeof longitude === "number" && typeof latitude === "number"
    ? [longitude, latitude]
    : null;
}

function placeOf({ formatted, coordinates, city, country, address }: EventLocation): EventLocation {
  return { formatted, coordinates, city, country, address };
}

function fieldsOf(stored: unknown): Map<string, unknown> | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  return new Map<string, unknown>(Object.entries(stored));
}

function textIn(fields: Map<string, unknown>, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === "string" ? value : undefined;
}
