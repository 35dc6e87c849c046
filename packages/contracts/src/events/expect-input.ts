import { z } from "zod";
import { numberFromText } from "../shared/number-from-text.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { emptyTextToNull } from "../shared/text/empty-text.ts";
import { fromJsonText } from "../shared/text/json-text.ts";
import { eventFormMessages as messages } from "./admin-messages.ts";
import { forEachNote } from "./notes.ts";
import { type EventNumber, forEachNumber } from "./numbers.ts";
import { clockPattern, eventLengths, maxLineUp } from "./rules.ts";

/** What admins write about a party's evening, shown to visitors under "What to Expect". */

const entrySchema = z
  .object({
    time: z
      .string()
      .trim()
      .regex(new RegExp(`^$|${clockPattern.source}`), messages.timeInvalid)
      .nullish()
      .transform((time) => time || null)
      .meta({ description: "Wall-clock time at the venue, `HH:MM`; null or empty: not yet known" }),
    name: z
      .string(messages.actRequired)
      .transform(singleLine)
      .pipe(z.string().max(eventLengths.act, messages.actTooLong))
      .meta({ examples: ["DJ Marguerite"] }),
  })
  .refine(({ time, name }) => name !== "" || time === null, {
    path: ["name"],
    error: messages.actRequired,
  });

/** Empty rows of the form are dropped. */
const lineUpSchema = z
  .preprocess(
    (value) => (emptyTextToNull(value) === null ? [] : fromJsonText(value)),
    z
      .array(entrySchema)
      .max(maxLineUp, messages.lineUpTooLong)
      .transform((entries) => entries.filter(({ name }) => name !== "")),
  )
  .meta({ description: "Acts and their times, in this order. Empty: no line-up" });

export const expectFields = {
  lineUp: lineUpSchema.optional(),
  ...forEachNumber((_name, number) => numberSchema(number).optional()),
  ...forEachNote((_name, { description }) => noteSchema(description).optional()),
};

function numberSchema({ max, invalid, description, example }: EventNumber) {
  return z
    .preprocess(
      emptyTextToNull,
      numberFromText(z.int(invalid).min(1, invalid).max(max, invalid)).nullable(),
    )
    .meta({ description, examples: [example] });
}

/** One line; if empty, the page leaves it out. */
function noteSchema(description: string) {
  return z
    .preprocess(
      emptyTextToNull,
      z
        .string()
        .transform(singleLine)
        .pipe(z.string().max(eventLengths.note, messages.noteTooLong))
        .transform((text) => text || null)
        .nullable(),
    )
    .meta({ description });
}
