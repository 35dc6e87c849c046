import { analyticsPeriods, defaultAnalyticsPeriod } from "@before-ten/contracts/analytics/period";
import { oneOf, searchReader } from "../../../lib/search-parameters.ts";

export type AnalyticsSearch = ReturnType<typeof validateAnalyticsSearch>;

/** The default period needs no parameter. */
export const validateAnalyticsSearch = searchReader({
  period: oneOf(analyticsPeriods.filter((period) => period !== defaultAnalyticsPeriod)),
});
