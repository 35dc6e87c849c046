import { z } from "zod";
import { analyticsPeriods, defaultAnalyticsPeriod } from "./period.ts";

export const analyticsInput = z.object({
  period: z.enum(analyticsPeriods).default(defaultAnalyticsPeriod),
});
