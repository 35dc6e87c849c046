import { newsletterMessages, unsubscribeMessages } from "@before-ten/contracts/messages";
import { confirmInput, subscribeInput, unsubscribeInput } from "@before-ten/contracts/newsletter";
import { limited, publicProcedure, router } from "../../trpc/init.ts";
import { confirmSubscription, subscribe, unsubscribe } from "./newsletter.service.ts";

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
});
