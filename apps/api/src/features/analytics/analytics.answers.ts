import type { Analytics } from "@before-ten/contracts/analytics/output";
import { analyticsPeriods } from "@before-ten/contracts/analytics/period";
import { z } from "zod";
import { count, idAnswer, percent, text } from "../../rest/answers.ts";

const figures = { views: count(310), clicks: count(42) };
const visits = { ...figures, clickRate: percent(13.5, "Clicks in percent of the views") };
const newSubscribers = count(5);

export const analyticsAnswer: z.ZodType<Analytics> = z
  .object({
    period: z.enum(analyticsPeriods).meta({ examples: ["30d"] }),
    totals: z.object({ ...visits, newSubscribers }),
    days: z
      .array(z.object({ day: text("2026-11-20"), ...figures, newSubscribers }))
      .meta({ description: "Every day of the period, oldest first" }),
    events: z
      .array(
        z.object({ ...visits, id: idAnswer, eventName: text("Sunday Disco"), country: text("UK") }),
      )
      .meta({ description: "Most viewed first" }),
    countries: z
      .array(z.object({ ...visits, country: text("UK") }))
      .meta({ description: "Most viewed first" }),
  })
  .meta({ id: "Analytics" });
