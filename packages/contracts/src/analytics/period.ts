/** Without zod, so that every page can import it. */

export const analyticsPeriods = ["7d", "30d", "90d", "365d"] as const;

export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export const defaultAnalyticsPeriod = "30d" satisfies AnalyticsPeriod;

/** The number of days in a period, including today. */
export function daysOf(period: AnalyticsPeriod): number {
  return Number.parseInt(period, 10);
}

/** The day (`YYYY-MM-DD`) this many days earlier. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
