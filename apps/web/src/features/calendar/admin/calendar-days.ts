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

const steps = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["ArrowUp", -7],
  ["ArrowDown", 7],
]);

/**
 * The day of the same month that a key leads to, as in a grid of weeks. Undefined if the key leads
 * nowhere.
 */
export function dayAfterKey(key: string, day: string): string | undefined {
  const days = daysOf(day.slice(0, 7));
  const at = days.indexOf(day);
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  if (key === "Home") return days[Math.max(0, at - weekday)];
  if (key === "End") return days[Math.min(days.length - 1, at + 6 - weekday)];
  const step = steps.get(key);
  return step === undefined ? undefined : days[at + step];
}

/** Whether a day is over everywhere: yesterday may still be today in another time zone. */
export function isOverEverywhere(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) > 24 * 60 * 60_000;
}

export function isScheduled({ kind }: Pick<CalendarEntry, "kind">): boolean {
  return kind !== "event";
}
