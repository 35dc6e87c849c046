import {
  type EventFieldName,
  eventField,
  eventFieldNames,
  type eventFields,
} from "../events/field-table.ts";

/** Without zod, so that every page can import it. */

/** How many dates of a series are created, or shown, at once. */
export const seriesDates = { min: 2, max: 60 } as const;

/** Weeks or months between dates. */
export const maxInterval = 52;

/** Max characters of a rule. */
export const maxRuleLength = 200;

/** How many other dates of its series an event's page shows. */
export const otherDatesLimit = 6;

/** Which dates a change applies to: the edited one, it and those after it, or all upcoming ones. */
export const seriesScopes = ["this", "following", "all"] as const;

export type SeriesScope = (typeof seriesScopes)[number];

/** The fields that a series' dates share until one is changed by hand. */
export const seriesFields: readonly SeriesField[] = eventFieldNames.filter(
  (name): name is SeriesField => eventField(name).isOwn !== true,
);

export type SeriesField = {
  [Name in EventFieldName]: (typeof eventFields)[Name] extends { isOwn: true } ? never : Name;
}[EventFieldName];
