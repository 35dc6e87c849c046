import type { Measure } from "./dimensions.ts";

/** How figures are written, on the page and in its files. Without zod. */

// A day of the figures is a calendar day, not an instant in the reader's time zone.
const dayFormat = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", dateStyle: "medium" });
const monthFormat = new Intl.DateTimeFormat("en-AU", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

const percent = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 0 });

/** `21 Nov 2026` */
export function dayText(day: string): string {
  return dayFormat.format(new Date(day));
}

/** `November 2026` */
export function monthText(day: string): string {
  return monthFormat.format(new Date(day));
}

/** Compared with the period before: `up 12%`, `down 3%`, `new`; of a rate, `up 1.2 points`. */
export function changeText(
  measure: Measure,
  { value, before }: { value: number; before: number },
): string {
  if (value === before) return "same";
  // Words, because a sign would begin a formula in a file.
  const direction = value > before ? "up" : "down";
  const difference = Math.abs(value - before);
  if (measure === "clickRate") return `${direction} ${difference.toFixed(1)} points`;
  return before === 0 ? "new" : `${direction} ${percent.format((100 * difference) / before)}%`;
}
