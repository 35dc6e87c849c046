import { adminReviewMessages } from "@before-ten/contracts/reviews/admin-messages";
import { reviewMessages } from "@before-ten/contracts/reviews/messages";
import {
  eventReviewsOutput,
  ownReviewOutput,
  reviewOutput,
} from "@before-ten/contracts/reviews/output";
import { reviewWithinDays } from "@before-ten/contracts/reviews/rules";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { reviewsRouter } from "./reviews.router.ts";

const { rest } = rowsOf({ reviews: reviewsRouter });

const exampleToken = `${exampleId}.${exampleId}.c2lnbmF0dXJl`;

export const reviewRoutes = [
  rest({
    method: "GET",
    path: "/reviews/own",
    procedure: "reviews.read",
    doc: {
      summary: "Read one's own review",
      description:
        "With the token of the link in the email that thanks after an event. No address is stored with a review.",
      example: { token: exampleToken },
      answer: { data: ownReviewOutput },
    },
    body: (own) => ({ data: own }),
  }),
  rest({
    method: "PUT",
    path: "/reviews/own",
    procedure: "reviews.save",
    doc: {
      summary: "Give or change one's own review",
      description: `With the token of a mailed link, within ${reviewWithinDays} days after the event. With \`mayQuote\` its guest agrees to be quoted. A changed review isn't quoted any more until an admin quotes it again.`,
      example: {
        token: exampleToken,
        score: 5,
        sentence: "Home by half past ten, with sore feet.",
        firstName: "Priya",
        mayQuote: true,
      },
      limited: true,
      answer: { message: text(reviewMessages.saved) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/reviews/own/withdraw",
    procedure: "reviews.withdraw",
    doc: {
      summary: "Withdraw one's own review",
      description:
        "With the token of a mailed link, at any time. Deletes the review, the consent, and the quotation on the home page. The answer is the same if it was deleted before.",
      example: { token: exampleToken },
      limited: true,
      answer: { message: text(reviewMessages.withdrawn) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/admin/events/:id/reviews",
    procedure: "reviews.listForEvent",
    doc: {
      summary: "List the reviews of an event",
      description: "Their count, average and distribution, and the latest 200, newest first.",
      example: { id: exampleId },
      answer: {
        data: z.object({
          ...eventReviewsOutput.shape,
          reviews: z.array(entityAnswer("Review", reviewOutput)),
        }),
      },
    },
    body: ({ reviews, ...counts }) => ({
      data: { ...counts, reviews: reviews.map(withUnderscoreId) },
    }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/reviews/:id",
    procedure: "reviews.delete",
    doc: {
      summary: "Delete a review",
      description: "For good. If the home page quotes it, the quotation is removed, too.",
      example: { id: exampleId },
      answer: { message: text(adminReviewMessages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "PUT",
    path: "/admin/reviews/:id/quotation",
    procedure: "reviews.quote",
    doc: {
      summary: "Quote a review on the home page, or stop that",
      description:
        "Its guest's words with the first name, the event and its day, in place of a sample as long as there is one.",
      example: { id: exampleId, isQuoted: true },
      refuses: { 409: "Its guest didn't agree, or its score is below 5." },
      answer: { message: text(adminReviewMessages.quoted) },
    },
    body: ({ message }) => ({ message }),
  }),
];
