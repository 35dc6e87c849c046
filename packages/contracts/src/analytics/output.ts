import { z } from "zod";
import { disruptionKinds } from "../events/disruption.ts";
import { count, idOutput, percent, text } from "../shared/output.ts";
import { analyticsPeriods } from "./period.ts";

const figures = { views: count(310), clicks: count(42) };

/** What visitors did. `clickRate` has one decimal. */
const visitsOutput = z.object({
  ...figures,
  clickRate: percent(13.5, "Clicks in percent of the views"),
});

const newSubscribers = count(5);

export const analyticsOutput = z
  .object({
    period: z.enum(analyticsPeriods).meta({ examples: ["30d"] }),
    totals: visitsOutput.extend({ newSubscribers }),
    /**
     * One for each day, up to the latest that has begun anywhere. Visits count on the venue's day,
     * subscribers on UTC's.
     */
    days: z
      .array(z.object({ day: text("2026-11-20"), ...figures, newSubscribers }))
      .meta({ description: "Every day of the period, oldest first" }),
    events: z
      .array(
        visitsOutput.extend({
          id: idOutput,
          eventName: text("Sunday Disco"),
          country: text("UK"),
          disruption: z
            .enum(disruptionKinds)
            .nullable()
            .meta({ description: "What happened to it; null while all is as announced" }),
        }),
      )
      .meta({ description: "Most viewed first" }),
    countries: z
      .array(visitsOutput.extend({ country: text("UK") }))
      .meta({ description: "Most viewed first" }),
  })
  .meta({ id: "Analytics" });

export type Visits = z.infer<typeof visitsOutput>;
export type Analytics = z.infer<typeof analyticsOutput>;
