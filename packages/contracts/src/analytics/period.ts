/** Without zod, so that every page can import it. */

export const analyticsPeriods = ["7d", "30d", "90d", "365d"] as const;

export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export const defaultAnalyticsPeriod = "30d" satisfies AnalyticsPeriod;

/** Those of the page, with whole weeks too. */
export const figuresPeriods = ["7d", "28d", "30d", "90d", "365d"] as const;

/** The number of days in a period, including today. */
export function daysOf(period: `${number}d`): number {
  return Number.parseInt(period, 10);
}

/** The day (`YYYY-MM-DD`) this many days earlier. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** From one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
