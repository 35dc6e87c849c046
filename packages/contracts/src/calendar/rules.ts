/** Without zod, because every page of the site loads the admin area's routes. */

/** The kinds of calendar entries. */
export const calendarKinds = [
  "event",
  "event-publication",
  "event-take-down",
  "post-publication",
  "post-take-down",
  "page-publication",
  "page-take-down",
  "campaign",
] as const;

export type CalendarKind = (typeof calendarKinds)[number];

/** `2026-12`, in this century. */
const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return monthPattern.test(text);
}

/** A number of months later, or earlier: `2026-12` and 1 give `2027-01`. */
export function laterMonth(month: string, months: number): string {
  const [year = 0, ordinal = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, ordinal - 1 + months, 1)).toISOString().slice(0, 7);
}
