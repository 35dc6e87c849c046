import {
  type AnalyticsPeriod,
  analyticsPeriods,
  defaultAnalyticsPeriod,
} from "@before-ten/contracts/analytics/period";

export interface AnalyticsSearch {
  period?: AnalyticsPeriod;
}

/** The usual period needs no saying. */
export function validateAnalyticsSearch(given: Record<string, unknown>): AnalyticsSearch {
  const period = analyticsPeriods.find((each) => each === given.period);
  return period === undefined || period === defaultAnalyticsPeriod ? {} : { period };
}
