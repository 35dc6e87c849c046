import { type SeriesField, seriesFields } from "@before-ten/contracts/series/rules";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { isAlike } from "../../../versions/merge-change.ts";
import { type EventFields, storedFields } from "../event-fields.ts";
import type { SeriesColumns } from "./series-fields.ts";

/** Fields that must fit together: setting one by hand sets all of them. */
const together: readonly (readonly SeriesField[])[] = [
  ["startDate", "endDate"],
  ["startTime", "endTime"],
  ["location", "country", "timeZone"],
  ["capacity", "unlimitedCapacity"],
  ["availability", "onSaleFrom"],
  ["ticketPrice", "priceSteps"],
];

/** The fields of an event that don't follow its series. */
export function ownFieldsOf({ series_own_fields: own }: EventRow): SeriesField[] {
  return inOrder(new Set<string>(own));
}

/** The fields in which an event would differ from the stored one. A new poster always differs. */
export function differingFields(
  stored: EventRow,
  fields: EventFields,
  posterId?: string,
): SeriesField[] {
  const before = storedFields(stored);
  return seriesFields.filter((field) =>
    field === "poster" ? posterId !== undefined : !isAlike(before[field], fields[field]),
  );
}

/** The fields, plus those that must fit together with one of them. */
export function withCompanions(fields: readonly SeriesField[]): SeriesField[] {
  const companions = together.filter((group) => group.some((field) => fields.includes(field)));
  return inOrder(new Set<string>([...fields, ...companions.flat()]));
}

/** The fields that one date of a series keeps as its own because it was edited alone. */
export function changedByHand(
  stored: EventRow,
  fields: EventFields,
  posterId?: string,
): Pick<SeriesColumns, "series_own_fields"> {
  if (stored.series_id === null) return { series_own_fields: [] };
  const changed = withCompanions(differingFields(stored, fields, posterId));
  return { series_own_fields: inOrder(new Set<string>([...ownFieldsOf(stored), ...changed])) };
}

function inOrder(names: ReadonlySet<string>): SeriesField[] {
  return seriesFields.filter((field) => names.has(field));
}
