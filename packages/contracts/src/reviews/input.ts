import { z } from "zod";
import { flagSchema } from "../shared/flag.ts";
import { numberFromText } from "../shared/number-from-text.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { reviewMessages as messages } from "./messages.ts";
import { reviewLengths } from "./rules.ts";

/** From a mailed link; longer than any of ours. */
const token = z.string().max(500);

export const reviewLinkInput = z.object({ token });

/** Private characters mark the site's texts for the editor, so none can be quoted there. */
const privateUse = /\p{Co}+/gu;

function line(max: number, tooLong: string) {
  return z
    .string()
    .transform((text) => singleLine(text.replaceAll(privateUse, "")))
    .pipe(z.string().max(max, tooLong))
    .default("");
}

export const saveReviewInput = z
  .object({
    token,
    score: numberFromText(
      z.int(messages.scoreRequired).min(1, messages.scoreRequired).max(5, messages.scoreRequired),
    ).meta({ type: "integer", minimum: 1, maximum: 5, examples: [5] }),
    sentence: line(reviewLengths.sentence, messages.sentenceTooLong),
    firstName: line(reviewLengths.firstName, messages.firstNameTooLong),
    mayQuote: flagSchema.default(false).meta({
      description: "The guest agrees to be quoted on the site, with the first name and the party",
    }),
  })
  .refine(({ mayQuote, sentence }) => !mayQuote || sentence !== "", {
    path: ["sentence"],
    error: messages.nothingToQuote,
  });

export type SaveReview = z.output<typeof saveReviewInput>;

/** Any text is accepted: an invalid id is an unknown event, or an unknown review. */
export const reviewedEventInput = z.object({ id: z.string() });
export const reviewIdInput = z.object({ id: z.string() });

export const quoteReviewInput = reviewIdInput.extend({ isQuoted: flagSchema });
