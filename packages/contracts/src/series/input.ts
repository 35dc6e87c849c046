import { z } from "zod";
import { editEventInput } from "../events/disruption-input.ts";
import { createEventInput, daySchema } from "../events/input.ts";
import { eventFormMessages } from "../events/admin-messages.ts";
import { flagSchema } from "../shared/flag.ts";
import { fromJsonText } from "../shared/text/json-text.ts";
import { maxListLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { seriesFormMessages as messages } from "./messages.ts";
import { readRule } from "./repeat-rule.ts";
import { maxRuleLength, seriesDates, seriesScopes } from "./rules.ts";

const ruleSchema = z
  .string()
  .max(maxRuleLength, messages.ruleUnknown)
  .transform((text, context) => {
    const rule = readRule(text);
    if (rule !== undefined) return rule;
    context.addIssue({ code: "custom", message: messages.ruleUnknown });
    return z.NEVER;
  })
  .meta({
    description:
      "An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date, and gives a weekly rule without BYDAY its weekday.",
    examples: ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=6"],
  });

/** A list, the same as JSON text in a form, or comma-separated days in a query string. */
const daysSchema = z
  .preprocess(
    (value) => toList(fromJsonText(value)),
    z
      .array(daySchema(eventFormMessages.dateInvalid))
      .max(seriesDates.max, messages.tooManyDates)
      .transform((days) => [...new Set(days)].toSorted()),
  )
  .meta({ examples: [["2027-01-09", "2027-02-20"]] });

const repetition = {
  rule: ruleSchema.optional(),
  dates: daysSchema.optional().meta({
    description: "Instead of a rule: further days after `startDate`",
  }),
  except: daysSchema.optional().meta({ description: "Days of the rule that are left out" }),
};

const oneOfBoth = { path: ["rule"], error: messages.oneRepetition };
const either = { path: ["rule"], error: messages.repetitionRequired };

export const createSeriesInput = createEventInput
  .safeExtend(repetition)
  .refine(hasRepetition, either)
  .refine(hasOneRepetition, oneOfBoth);

export type CreateSeries = z.infer<typeof createSeriesInput>;

const { startDate, startTime, endTime, country, timeZone } = createEventInput.shape;

export const previewDatesInput = z
  .object({ startDate, startTime, endTime, country, timeZone, ...repetition })
  .refine(hasRepetition, either)
  .refine(hasOneRepetition, oneOfBoth);

/** `id` is that of the event that becomes the first date of a series. */
export const repeatEventInput = z
  .object({ id: z.string(), ...repetition })
  .refine(hasRepetition, either)
  .refine(hasOneRepetition, oneOfBoth);

export type Repetition = Pick<CreateSeries, "rule" | "dates" | "except">;

export const addDatesInput = z.object({
  id: z.string(),
  dates: daysSchema.refine((days) => days.length > 0, messages.dateRequired),
});

/** Fields that aren't sent stay as they are. `id` is the series' id. */
export const updateSeriesInput = editEventInput.safeExtend({
  scope: z.enum(seriesScopes),
  eventId: z.string().optional().meta({
    description: "The edited date; by default the series' next one",
  }),
});

export type UpdateSeries = z.infer<typeof updateSeriesInput>;

export const previewSeriesUpdateInput = updateSeriesInput.safeExtend({
  withFlyer: flagSchema.optional().meta({ description: "True: a new flyer will come with it" }),
});

/** A slug or an id. Any other text is an unknown series. */
export const seriesIdInput = z.object({ id: z.string() });

export const seriesListInput = z.object({ page: pageSchema, limit: limitSchema(maxListLimit) });

interface SentRepetition {
  rule?: unknown;
  dates?: readonly unknown[] | undefined;
}

function hasRepetition({ rule, dates }: SentRepetition): boolean {
  return rule !== undefined || dates !== undefined;
}

function hasOneRepetition({ rule, dates }: SentRepetition): boolean {
  return rule === undefined || dates === undefined;
}

function toList(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value.trim() === "" ? [] : value.split(",");
}
