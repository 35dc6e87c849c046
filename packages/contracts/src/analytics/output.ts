import { z } from "zod";
import { disruptionKinds } from "../events/disruption.ts";
import { count, idOutput, percent, text } from "../shared/output.ts";
import { channels } from "./channel.ts";
import { analyticsPeriods } from "./period.ts";

const figures = { views: count(310), clicks: count(42) };

/** Visitors' activity. `clickRate` has one decimal. */
const visitsOutput = z.object({
  ...figures,
  clickRate: percent(13.5, "Clicks in percent of the views"),
});

const newSubscribers = count(5);

const totalsOutput = visitsOutput.extend({ newSubscribers });

const dayOutput = z.object({ day: text("2026-11-20"), ...figures, newSubscribers });

export const analyticsOutput = z
  .object({
    period: z.enum(analyticsPeriods).meta({ examples: ["30d"] }),
    totals: totalsOutput,
    totalsBefore: totalsOutput.meta({
      description: "Of as many days before the period, to compare with",
    }),
    unfinishedFrom: text(
      "2026-11-20",
      "The first day that isn't over everywhere: its figures may still grow, and those of later days",
    ),
    /**
     * One entry per day, up to the latest that has begun anywhere. Visits count on the venue's day,
     * subscribers on UTC's.
     */
    days: z.array(dayOutput).meta({ description: "Every day of the period, oldest first" }),
    daysBefore: z
      .array(dayOutput)
      .meta({ description: "The same number of days before the period, oldest first" }),
    events: z
      .array(
        visitsOutput.extend({
          id: idOutput,
          eventName: text("Sunday Disco"),
          country: text("UK"),
          disruption: z
            .enum(disruptionKinds)
            .nullable()
            .meta({ description: "Its cancellation or change; null: as announced" }),
        }),
      )
      .meta({ description: "Most viewed first" }),
    countries: z
      .array(visitsOutput.extend({ country: text("UK") }))
      .meta({ description: "Most viewed first" }),
    channels: z
      .array(visitsOutput.extend({ channel: z.enum(channels).meta({ examples: ["search"] }) }))
      .meta({ description: "By what visitors came, where that is known; most views first" }),
    channelsSince: text("2026-11-23")
      .nullable()
      .meta({ description: "The first day with a known channel; null while there is none" }),
  })
  .meta({ id: "Analytics" });

export type Totals = z.infer<typeof totalsOutput>;
export type Visits = z.infer<typeof visitsOutput>;
export type Analytics = z.infer<typeof analyticsOutput>;
