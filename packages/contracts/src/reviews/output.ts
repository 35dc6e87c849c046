import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { scores } from "./rules.ts";

const score = z
  .int()
  .min(1)
  .max(5)
  .meta({ examples: [5] });

const said = {
  score,
  sentence: text("Home by half past ten, with sore feet.", "Empty: a score alone"),
  firstName: text("Priya", "Empty: unnamed"),
  mayQuote: z.boolean().meta({ examples: [true] }),
};

/** What the page of a mailed link shows. */
export const ownReviewOutput = z.object({
  eventName: text("Sunday Disco", "Null: the event isn't public any more").nullable(),
  canChange: z.boolean().meta({ description: "False once the time to review it is over" }),
  review: z.object(said).nullable().meta({ description: "Null: none was given yet" }),
});

export type OwnReview = z.infer<typeof ownReviewOutput>;

export const reviewOutput = z.object({
  id: idOutput,
  ...said,
  consentWording: text("You may quote this on your site.", "What its guest agreed to").nullable(),
  isQuoted: z.boolean().meta({ examples: [false], description: "On the home page" }),
  createdAt: instant("2026-12-07T10:00:00.000Z"),
  updatedAt: instant("2026-12-07T10:00:00.000Z"),
});

export type Review = z.infer<typeof reviewOutput>;

export const eventReviewsOutput = z.object({
  count: count(21),
  average: z
    .number()
    .min(1)
    .max(5)
    .nullable()
    .meta({ examples: [4.6], description: "With one decimal; null without reviews" }),
  scores: z
    .array(z.object({ score: z.literal(scores), count: count(15) }))
    .meta({ description: "How many gave each, best first" }),
  reviews: z.array(reviewOutput).meta({ description: "The latest 200, newest first" }),
});

export type EventReviews = z.infer<typeof eventReviewsOutput>;
