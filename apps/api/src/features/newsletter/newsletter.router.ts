import { newsletterMessages } from "@before-ten/contracts/messages";
import { subscribeInput } from "@before-ten/contracts/newsletter";
import { limited, publicProcedure, router } from "../../trpc/init.ts";
import { subscribe } from "./newsletter.service.ts";

export const newsletterRouter = router({
  subscribe: publicProcedure
    .use(limited("subscribe", newsletterMessages.tooManyAttempts))
    .input(subscribeInput)
    .mutation(async ({ ctx, input }) => {
      await subscribe(ctx.deps, input);
      return { message: newsletterMessages.subscribed };
    }),
});
