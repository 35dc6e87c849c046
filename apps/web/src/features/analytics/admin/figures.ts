import type { Analytics } from "@before-ten/contracts/analytics/output";

export type FiguresByDay = Pick<Analytics, "period" | "days" | "daysBefore" | "unfinishedFrom">;

export function count(figure: number): string {
  return figure.toLocaleString("en-AU");
}

/** `14.3%`, always with one decimal, so that a column lines up. */
export function percent(rate: number): string {
  return `${rate.toFixed(1)}%`;
}

// A day of the figures is a calendar day, not an instant in the reader's time zone.
const dayFormat = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", dateStyle: "medium" });
const tickFormat = new Intl.DateTimeFormat("en-AU", {
  timeZone: "UTC",
  day: "numeric",
  month: "short",
});

/** `21 Nov 2026` */
export function dayText(day: string): string {
  return dayFormat.format(new Date(day));
}

/** `21 Nov` */
export function tickText(day: string): string {
  return tickFormat.format(new Date(day));
}
