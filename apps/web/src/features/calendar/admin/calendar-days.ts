import type { CalendarEntry } from "@before-ten/contracts/calendar/output";

/** The week begins on Monday. */
export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The days of a month, `YYYY-MM-DD`. */
export function daysOf(month: string): string[] {
  const [year = 0, ordinal = 1] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, ordinal, 0)).getUTCDate();
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`,
  );
}

/** Number of days of other months in a month's first and last week. */
export function blanksAround(month: string): { before: number; after: number } {
  const before = (new Date(`${month}-01`).getUTCDay() + 6) % 7;
  return { before, after: (14 - ((before + daysOf(month).length) % 7)) % 7 };
}

/** Whether a day is over everywhere: yesterday may still be today in another time zone. */
export function isOverEverywhere(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) > 24 * 60 * 60_000;
}

export function isScheduled({ kind }: Pick<CalendarEntry, "kind">): boolean {
  return kind !== "event";
}
