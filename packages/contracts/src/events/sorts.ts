/** Without zod, so that every page can import it. */

/** Sort keys of the admins' lists of events. */
export const eventSortKeys = ["date", "country", "state", "clicks"] as const;

export type EventSortKey = (typeof eventSortKeys)[number];

/**
 * A leading `-` reverses the order: last to first, or most to least. `next`: upcoming and current
 * events soonest first, then ended ones latest first.
 */
export const eventSorts = [
  "next",
  "date",
  "-date",
  "country",
  "-country",
  "state",
  "-state",
  "clicks",
  "-clicks",
] as const satisfies readonly ("next" | EventSortKey | `-${EventSortKey}`)[];

export type EventSort = (typeof eventSorts)[number];
