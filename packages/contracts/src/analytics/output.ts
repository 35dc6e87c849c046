import { z } from "zod";
import { disruptionKinds } from "../events/disruption.ts";
import { count, idOutput, instant, percent, text } from "../shared/output.ts";
import { paginationOutput } from "../shared/pagination.ts";
import { channels } from "./channel.ts";
import { dimensions, filterNames, measures } from "./dimensions.ts";
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

/** Of the measure; a click rate has one decimal. */
const figure = z
  .number()
  .min(0)
  .meta({ examples: [42] });

const keyOutput = {
  key: text("search", "The value of the filter of this name; of a time, its first day"),
  label: text("Search engines"),
  detail: text("4 Dec 2026")
    .nullable()
    .meta({ description: "Tells parties and campaigns of the same name apart" }),
};

const comparedOutput = { value: figure, before: figure };

const figuresRowOutput = z.object({
  ...keyOutput,
  ...comparedOutput,
  cells: z.array(figure).meta({ description: "One for each of the columns" }),
  otherColumns: figure.meta({ description: "Of the columns on other pages" }),
});

const visitsOfSpan = visitsOutput.extend({ newSubscribers: newSubscribers.nullable() });

export const figuresOutput = z
  .object({
    measure: z.enum(measures).meta({ examples: ["clicks"] }),
    rows: z.enum(dimensions).meta({ examples: ["channel"] }),
    columns: z
      .enum(dimensions)
      .nullable()
      .meta({ examples: [null] }),
    from: text("2026-11-01"),
    to: text("2026-11-30"),
    beforeFrom: text("2026-10-01", "The first day of the period it is compared with"),
    beforeTo: text("2026-10-31"),
    unfinishedFrom: text("2026-11-20", "The first day that isn't over everywhere"),
    filters: z
      .array(z.object({ name: z.enum(filterNames).meta({ examples: ["city"] }), ...keyOutput }))
      .meta({ description: "What the figures are limited to" }),
    totals: visitsOfSpan.meta({
      description: "Of all that the filters match; subscribers: null with a filter",
    }),
    totalsBefore: visitsOfSpan,
    items: z.array(figuresRowOutput).meta({ description: "The rows of this page" }),
    otherRows: z
      .object({ ...comparedOutput, cells: z.array(figure), otherColumns: figure })
      .meta({ description: "Of the rows on other pages" }),
    total: z
      .object({ ...comparedOutput, cells: z.array(figure), otherColumns: figure })
      .meta({ description: "Of all rows" }),
    pagination: paginationOutput,
    columnItems: z.array(z.object({ ...keyOutput, ...comparedOutput })),
    columnPagination: paginationOutput,
    trend: z
      .array(z.object({ key: text("2026-11-01"), label: text("1 Nov 2026"), ...comparedOutput }))
      .meta({ description: "Every day of the period; if it has more than 120, every week" }),
    trendBy: z.enum(["day", "week"]).meta({ examples: ["day"] }),
    notes: z
      .array(text("Click rates don't add up: a total is all clicks as a percentage of all views."))
      .meta({ description: "Why parts don't add up, and what to know of the figures" }),
  })
  .meta({ id: "Figures" });

const partyOutput = z.object({
  id: idOutput,
  eventName: text("Sunday Disco"),
  startDay: text("2026-12-05"),
  attendance: count(342, "What the door counted; before the party, registrations"),
  reviews: count(18),
  averageScore: z
    .number()
    .min(1)
    .max(5)
    .nullable()
    .meta({
      examples: [4.6],
      description: "Of the reviews, with one decimal; null: without any",
    }),
});

export const eventFiguresOutput = z
  .object({
    party: partyOutput,
    previous: partyOutput.nullable().meta({
      description: "The party before it of its series, or else of its city",
    }),
    city: text("London"),
    hasEnded: z.boolean().meta({ examples: [true] }),
    from: text("2026-11-01", "The first day with a visit").nullable(),
    to: text("2026-12-06", "The last day with a visit").nullable(),
    marks: z
      .array(z.object({ day: text("2026-11-12"), label: text("Price goes up") }))
      .meta({ description: "What happened on which day at the venue, oldest first" }),
  })
  .meta({ id: "EventFigures" });

export type EventFigures = z.infer<typeof eventFiguresOutput>;

export const comparedCampaignOutput = z.object({
  id: idOutput,
  subject: text("Four parties before Christmas"),
  startedAt: instant("2026-11-03T09:00:00.000Z"),
  sent: count(1_236, "Accepted by a mail server"),
  delivered: count(1_233, "Sent, and not returned so far"),
  openRate: percent(51.9, "Of the delivered").nullable().meta({
    description: "Null where the campaign doesn't count opens",
  }),
  clickRate: percent(25.1, "People who clicked, of the delivered"),
  unsubscribedRate: percent(0.2, "Of the delivered"),
  ticketClicks: count(58, "In the email, and on our pages by who came from it"),
  ticketsPerHundred: z
    .number()
    .min(0)
    .meta({
      examples: [4.7],
      description: "Ticket clicks for each hundred delivered",
    }),
});

export type ComparedCampaign = z.infer<typeof comparedCampaignOutput>;

export const campaignFiguresOutput = z
  .object({
    items: z.array(comparedCampaignOutput),
    pagination: paginationOutput,
    advice: z
      .array(text("Campaigns sent on a Thursday were clicked by 14.1% of 3,402 people."))
      .meta({
        description: "What to do next, with what it was concluded from; empty without enough data",
      }),
    observed: z
      .object({ campaigns: count(2), people: count(151) })
      .meta({ description: "The day of the week on which most people got campaigns so far" }),
  })
  .meta({ id: "ComparedCampaigns" });

export const exportedRowOutput = z.object({
  key: keyOutput.key,
  label: text("Search engines"),
  detail: keyOutput.detail,
  ...comparedOutput,
  cells: z
    .record(z.string(), figure)
    .meta({ description: "By the columns' keys", examples: [{ instagram: 120 }] }),
});

export type Totals = z.infer<typeof totalsOutput>;
export type Visits = z.infer<typeof visitsOutput>;
export type Figures = z.infer<typeof figuresOutput>;
export type FiguresRow = z.infer<typeof figuresRowOutput>;
export type Analytics = z.infer<typeof analyticsOutput>;
