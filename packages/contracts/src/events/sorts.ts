/** Free of zod, so that every page may read it. */

/** By what admins' lists of events are in order. */
export const eventSortKeys = ["date", "country", "state", "clicks"] as const;

export type EventSortKey = (typeof eventSortKeys)[number];

/**
 * A `-` before it: the other way round, from the last to the first or from the most on. `next`:
 * what isn't over, soonest first, and then what is, latest first.
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
