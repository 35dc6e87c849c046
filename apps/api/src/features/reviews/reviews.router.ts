import { adminReviewMessages } from "@before-ten/contracts/reviews/admin-messages";
import {
  quoteReviewInput,
  reviewIdInput,
  reviewLinkInput,
  reviewedEventInput,
  saveReviewInput,
} from "@before-ten/contracts/reviews/input";
import { reviewMessages } from "@before-ten/contracts/reviews/messages";
import { adminOrKeyProcedure, limited, publicProcedure, router } from "../../trpc/init.ts";
import { quoteReview } from "./quotations.service.ts";
import {
  deleteReview,
  listReviews,
  readOwnReview,
  saveReview,
  withdrawReview,
} from "./reviews.service.ts";

/** Saving and withdrawing share one limit. */
const reviewLimit = {
  name: "review",
  max: 20,
  windowMs: 15 * 60_000,
  message: reviewMessages.tooManyAttempts,
};

export const reviewsRouter = router({
  read: publicProcedure
    .input(reviewLinkInput)
    .query(({ ctx, input }) => readOwnReview(ctx.deps, input.token)),

  save: publicProcedure
    .use(limited(reviewLimit))
    .input(saveReviewInput)
    .mutation(async ({ ctx, input }) => {
      await saveReview(ctx.deps, input);
      return { message: reviewMessages.saved };
    }),

  withdraw: publicProcedure
    .use(limited(reviewLimit))
    .input(reviewLinkInput)
    .mutation(async ({ ctx, input }) => {
      await withdrawReview(ctx.deps, input.token);
      return { message: reviewMessages.withdrawn };
    }),

  /** Not with `events:read`: what guests say isn't public before they agree to it. */
  listForEvent: adminOrKeyProcedure("events:write")
    .input(reviewedEventInput)
    .query(({ ctx, input }) => listReviews(ctx.deps, input.id)),

  delete: adminOrKeyProcedure("events:write")
    .input(reviewIdInput)
    .mutation(async ({ ctx, input }) => {
      await deleteReview(ctx.deps, input.id);
      return { message: adminReviewMessages.deleted };
    }),

  quote: adminOrKeyProcedure("site:write")
    .input(quoteReviewInput)
    .mutation(async ({ ctx, input }) => {
      await quoteReview(ctx.deps, input);
      const { quoted, unquoted } = adminReviewMessages;
      return { message: input.isQuoted ? quoted : unquoted };
    }),
});
