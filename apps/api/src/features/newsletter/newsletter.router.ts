import { newsletterMessages, unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import { choicesMessages } from "@before-ten/contracts/newsletter/choices-messages";
import {
  mailedLinkInput,
  setChoicesInput,
  setPauseInput,
} from "@before-ten/contracts/newsletter/choices-input";
import { adminNewsletterMessages } from "@before-ten/contracts/newsletter/admin-messages";
import {
  confirmInput,
  sendLinkInput,
  subscribeInput,
  unsubscribeInput,
  bulkSubscribersInput,
  exportSubscribersInput,
  setSubscriberPreferencesInput,
  setSubscriberStatusInput,
  subscriberIdInput,
  subscriberListInput,
  subscriberOverviewInput,
  subscriberSelectionInput,
} from "@before-ten/contracts/newsletter/input";
import { undoInput } from "@before-ten/contracts/trash/input";
import { authorOf } from "../../trpc/acting.ts";
import { adminOrKeyProcedure, limited, publicProcedure, router } from "../../trpc/init.ts";
import { confirmSubscription, sendLink, subscribe, unsubscribe } from "./newsletter.service.ts";
import {
  changeManySubscribers,
  countSelfUnsubscribed,
  undoBulkChange,
} from "./bulk-subscribers.service.ts";
import {
  getSubscriber,
  listSubscribersForAdmin,
  readSubscriberOverview,
  setSubscriberPreferences,
  setSubscriberStatus,
} from "./admin-subscribers.service.ts";
import { readChoices, readLinkedAddress, setChoices, setPause } from "./choices.service.ts";
import { formPage } from "./form-page.ts";
import { planExport } from "./subscriber-files.ts";

const windowMs = 15 * 60_000;

const subscribeLimit = {
  name: "subscribe",
  max: 5,
  windowMs,
  message: newsletterMessages.tooManyAttempts,
};

/** Confirming and unsubscribing share one limit. */
const mailedLinkLimit = {
  name: "unsubscribe",
  max: 20,
  windowMs,
  message: unsubscribeMessages.tooManyAttempts,
};

const sendLinkLimit = {
  name: "newsletterLink",
  max: 5,
  windowMs,
  message: unsubscribeMessages.tooManyAttempts,
};

const choicesLimit = {
  name: "newsletterChoices",
  max: 30,
  windowMs,
  message: unsubscribeMessages.tooManyAttempts,
};

export const newsletterRouter = router({
  subscribe: publicProcedure
    .use(limited(subscribeLimit))
    .input(subscribeInput)
    .mutation(({ ctx, input }) => {
      const page = formPage(ctx.request.headers.referer, ctx.deps.site.publicUrl);
      return subscribe(
        ctx.deps,
        input,
        ctx.isRest ? { via: "api", page: undefined } : { via: "form", page },
      );
    }),

  confirm: publicProcedure
    .use(limited(mailedLinkLimit))
    .input(confirmInput)
    .mutation(async ({ ctx, input }) => {
      await confirmSubscription(ctx.deps, input.token);
      return { message: newsletterMessages.confirmed };
    }),

  unsubscribe: publicProcedure
    .use(limited(mailedLinkLimit))
    .input(unsubscribeInput)
    .mutation(async ({ ctx, input }) => {
      const { alreadyUnsubscribed } = await unsubscribe(ctx.deps, input);
      const { unsubscribed, alreadyUnsubscribed: already } = unsubscribeMessages;
      return { alreadyUnsubscribed, message: alreadyUnsubscribed ? already : unsubscribed };
    }),

  sendLink: publicProcedure
    .use(limited(sendLinkLimit))
    .input(sendLinkInput)
    .mutation(({ ctx, input }) => sendLink(ctx.deps, input.email)),

  /** The address to show on the page before they unsubscribe. */
  linkedAddress: publicProcedure
    .input(mailedLinkInput)
    .query(({ ctx, input }) => readLinkedAddress(ctx.deps, input.token)),

  choices: publicProcedure
    .input(mailedLinkInput)
    .query(({ ctx, input }) => readChoices(ctx.deps, input.token)),

  setChoices: publicProcedure
    .use(limited(choicesLimit))
    .input(setChoicesInput)
    .mutation(async ({ ctx, input }) => ({
      choices: await setChoices(ctx.deps, input),
      message: choicesMessages.saved,
    })),

  setPause: publicProcedure
    .use(limited(choicesLimit))
    .input(setPauseInput)
    .mutation(async ({ ctx, input }) => ({
      choices: await setPause(ctx.deps, input),
      message: input.paused ? choicesMessages.paused : choicesMessages.resumed,
    })),

  listForAdmin: adminOrKeyProcedure("subscribers:read")
    .input(subscriberListInput)
    .query(({ ctx, input }) => listSubscribersForAdmin(ctx.deps, input)),

  overview: adminOrKeyProcedure("analytics:read")
    .input(subscriberOverviewInput)
    .query(({ ctx, input }) => readSubscriberOverview(ctx.deps, input.period)),

  getSubscriber: adminOrKeyProcedure("subscribers:read")
    .input(subscriberIdInput)
    .query(({ ctx, input }) => getSubscriber(ctx.deps, input.id)),

  setStatus: adminOrKeyProcedure("subscribers:write")
    .meta({ changesNoPage: true })
    .input(setSubscriberStatusInput)
    .mutation(async ({ ctx, input }) => {
      const changedBy = authorOf(ctx.caller);
      const subscriber = await setSubscriberStatus(ctx.deps, { ...input, changedBy });
      return { subscriber, message: adminNewsletterMessages.statusUpdated(input.status) };
    }),

  setPreferences: adminOrKeyProcedure("subscribers:write")
    .meta({ changesNoPage: true })
    .input(setSubscriberPreferencesInput)
    .mutation(async ({ ctx, input }) => ({
      subscriber: await setSubscriberPreferences(ctx.deps, {
        ...input,
        changedBy: authorOf(ctx.caller),
      }),
      message: adminNewsletterMessages.preferencesUpdated,
    })),

  bulk: adminOrKeyProcedure("subscribers:write")
    .meta({ changesNoPage: true })
    .input(bulkSubscribersInput)
    .mutation(({ ctx, input }) =>
      changeManySubscribers(ctx.deps, { ...input, changedBy: authorOf(ctx.caller) }),
    ),

  undoBulk: adminOrKeyProcedure("subscribers:write")
    .meta({ changesNoPage: true })
    .input(undoInput)
    .mutation(({ ctx, input }) =>
      undoBulkChange(ctx.deps, { ...input, changedBy: authorOf(ctx.caller) }),
    ),

  /**
   * A mutation although it changes nothing, because ten thousand ids don't fit into a query string.
   */
  countSelfUnsubscribed: adminOrKeyProcedure("subscribers:read")
    .meta({ changesNoPage: true })
    .input(subscriberSelectionInput)
    .mutation(({ ctx, input }) => countSelfUnsubscribed(ctx.deps, input)),

  /** Returns the rows; REST writes the file. */
  export: adminOrKeyProcedure("subscribers:read")
    .input(exportSubscribersInput)
    .query(({ ctx, input }) => planExport(ctx.deps, input)),
});
