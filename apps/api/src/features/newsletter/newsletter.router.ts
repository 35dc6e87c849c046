import { newsletterMessages, unsubscribeMessages } from "@before-ten/contracts/messages";
import { newsletterStaffMessages } from "@before-ten/contracts/staff-messages";
import { confirmInput, subscribeInput, unsubscribeInput } from "@before-ten/contracts/newsletter";
import {
  bulkSubscribersInput,
  exportSubscribersInput,
  setSubscriberPreferencesInput,
  setSubscriberStatusInput,
  subscriberIdInput,
  subscriberListInput,
  subscriberOverviewInput,
} from "@before-ten/contracts/newsletter-staff";
import { adminProcedure, limited, publicProcedure, router } from "../../trpc/init.ts";
import { confirmSubscription, subscribe, unsubscribe } from "./newsletter.service.ts";
import {
  changeManySubscribers,
  getSubscriber,
  listSubscribersForStaff,
  readSubscriberOverview,
  setSubscriberPreferences,
  setSubscriberStatus,
} from "./staff-subscribers.service.ts";
import { planExport } from "./subscriber-files.ts";

export const newsletterRouter = router({
  subscribe: publicProcedure
    .use(limited("subscribe", newsletterMessages.tooManyAttempts))
    .input(subscribeInput)
    .mutation(({ ctx, input }) => subscribe(ctx.deps, input)),

  confirm: publicProcedure
    .use(limited("unsubscribe", unsubscribeMessages.tooManyAttempts))
    .input(confirmInput)
    .mutation(async ({ ctx, input }) => {
      await confirmSubscription(ctx.deps, input.token);
      return { message: newsletterMessages.confirmed };
    }),

  unsubscribe: publicProcedure
    .use(limited("unsubscribe", unsubscribeMessages.tooManyAttempts))
    .input(unsubscribeInput)
    .mutation(async ({ ctx, input }) => {
      const { alreadyUnsubscribed } = await unsubscribe(ctx.deps, input);
      const { unsubscribed, alreadyUnsubscribed: already } = unsubscribeMessages;
      return { alreadyUnsubscribed, message: alreadyUnsubscribed ? already : unsubscribed };
    }),

  listForStaff: adminProcedure
    .input(subscriberListInput)
    .query(({ ctx, input }) => listSubscribersForStaff(ctx.deps, input)),

  overview: adminProcedure
    .input(subscriberOverviewInput)
    .query(({ ctx, input }) => readSubscriberOverview(ctx.deps, input.period)),

  getSubscriber: adminProcedure
    .input(subscriberIdInput)
    .query(({ ctx, input }) => getSubscriber(ctx.deps, input.id)),

  setStatus: adminProcedure.input(setSubscriberStatusInput).mutation(async ({ ctx, input }) => {
    const changedBy = ctx.signedIn.user.id;
    const subscriber = await setSubscriberStatus(ctx.deps, { ...input, changedBy });
    return { subscriber, message: newsletterStaffMessages.statusUpdated(input.status) };
  }),

  setPreferences: adminProcedure
    .input(setSubscriberPreferencesInput)
    .mutation(async ({ ctx, input }) => ({
      subscriber: await setSubscriberPreferences(ctx.deps, input),
      message: newsletterStaffMessages.preferencesUpdated,
    })),

  bulk: adminProcedure
    .input(bulkSubscribersInput)
    .mutation(({ ctx, input }) =>
      changeManySubscribers(ctx.deps, { ...input, changedBy: ctx.signedIn.user.id }),
    ),

  /** Says what a file would hold; REST writes it. */
  export: adminProcedure
    .input(exportSubscribersInput)
    .query(({ ctx, input }) => planExport(ctx.deps, input)),
});
