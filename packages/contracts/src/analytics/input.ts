import { z } from "zod";
import { monthPattern } from "../events/rules.ts";
import { countrySchema } from "../shared/country-schema.ts";
import { exportFormats } from "../newsletter/rules.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import {
  campaignSorts,
  channelChoices,
  dimensions,
  filterNames,
  figuresRowLimit,
  figuresSorts,
  firstFiguresDay,
  isTime,
  lastFiguresDay,
  maxFiguresDays,
  measures,
  noKey,
} from "./dimensions.ts";
import { figuresErrors as messages } from "./messages.ts";
import { analyticsPeriods, daysBetween, defaultAnalyticsPeriod, figuresPeriods } from "./period.ts";

export const analyticsInput = z.object({
  period: z.enum(analyticsPeriods).default(defaultAnalyticsPeriod),
});

const daySchema = z.iso
  .date()
  .refine((day) => day >= firstFiguresDay && day <= lastFiguresDay, "This day is out of range");

const filters = {
  event: z.uuid().optional(),
  channel: z
    .enum(channelChoices)
    .optional()
    .meta({ description: "`none`: visits whose channel isn't known" }),
  campaign: z
    .union([z.uuid(), z.literal(noKey)])
    .optional()
    .meta({ description: "`none`: visits from no campaign" }),
  city: searchTextSchema
    .transform((city) => city || undefined)
    .optional()
    .meta({ description: "A city with its country, as in the answer: `London, UK`" }),
  country: z.string().toUpperCase().pipe(countrySchema).optional(),
};

const question = z.object({
  measure: z.enum(measures).default("clicks"),
  rows: z.enum(dimensions).default("event"),
  columns: z.enum(dimensions).optional(),
  ...filters,
  period: z
    .enum(figuresPeriods)
    .default(defaultAnalyticsPeriod)
    .meta({ description: "Up to today. Ignored with `month` or `from`" }),
  month: z
    .string()
    .regex(monthPattern, "month must be a year and a month, as 2026-12")
    .refine((month) => month >= "2000" && month < "2100", "This month is out of range")
    .optional()
    .meta({ description: "A month, such as `2026-11`; ignored with `from`" }),
  from: daySchema.optional(),
  to: daySchema.optional().meta({ description: "The last day, included; goes with `from`" }),
  against: z.uuid().optional().meta({
    description:
      "An event to compare `event` with, by the days before each, rather than with the period before",
  }),
  sort: z.enum(figuresSorts).optional(),
});

type Question = z.infer<typeof question>;

/** Refuses what has no answer. */
function checkQuestion({ value, issues }: z.core.ParsePayload<Question>): void {
  const { measure, rows, columns, against, from, to } = value;
  const refuse = (path: keyof Question, message: string): void => {
    issues.push({ code: "custom", path: [path], message, input: value[path] });
  };
  if (against !== undefined && value.event === undefined) refuse("event", messages.againstWhich);
  if (columns === rows) refuse("columns", messages.sameTwice);
  if (measure === "subscribers") {
    if (!isTime(rows)) refuse("rows", messages.subscribersByTime);
    if (columns !== undefined) refuse("columns", messages.subscribersByTime);
    for (const name of filterNames) {
      if (value[name] !== undefined) refuse(name, messages.subscribersByTime);
    }
  }
  if (from === undefined && to === undefined) return;
  if (from === undefined) return refuse("from", messages.bothDays);
  if (to === undefined) return refuse("to", messages.bothDays);
  if (to < from) refuse("to", messages.toBeforeFrom);
  else if (daysBetween(from, to) >= maxFiguresDays) refuse("to", messages.tooManyDays);
}

export const figuresInput = question
  .extend({ page: pageSchema, columnPage: pageSchema, limit: limitSchema(figuresRowLimit) })
  .check(checkQuestion);

export type FiguresInput = z.infer<typeof figuresInput>;

export const exportFiguresInput = question
  .extend({ format: z.enum(exportFormats).default("json") })
  .check(checkQuestion);

export type ExportFiguresInput = z.infer<typeof exportFiguresInput>;

const campaignQuestion = z.object({ sort: z.enum(campaignSorts).default("newest") });

export const campaignFiguresInput = campaignQuestion.extend({
  page: pageSchema,
  limit: limitSchema(figuresRowLimit),
});

export const exportCampaignsInput = campaignQuestion.extend({
  format: z.enum(exportFormats).default("json"),
});
