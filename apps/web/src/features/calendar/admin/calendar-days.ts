import type { CalendarEntry } from "@before-ten/contracts/calendar/output";

/** Mondays first. */
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

/** In which column of the week a day stands, from 1. */
export function columnOf(day: string): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}

export function isScheduled({ kind }: Pick<CalendarEntry, "kind">): boolean {
  return kind !== "event";
}
