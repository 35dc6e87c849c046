import { z } from "zod";
import { type AnalyticsPeriod, analyticsPeriods, defaultAnalyticsPeriod } from "./period.ts";

export const analyticsInput = z.object({
  period: z.enum(analyticsPeriods).default(defaultAnalyticsPeriod),
});

/** What visitors did. `clickRate` is the share of views that became clicks, in percent with one decimal. */
export interface Visits {
  views: number;
  clicks: number;
  clickRate: number;
}

export interface Analytics {
  period: AnalyticsPeriod;
  totals: Visits & { newSubscribers: number };
  /** Every day of the period, oldest first, up to the latest that has begun somewhere. Visits count on the venue's day, subscribers on UTC's. */
  days: { day: string; views: number; clicks: number; newSubscribers: number }[];
  /** Most viewed first. */
  events: (Visits & { id: string; eventName: string; country: string })[];
  /** Most viewed first. */
  countries: (Visits & { country: string })[];
}
