import { contactInput } from "@before-ten/contracts/contact";
import { contactMessages } from "@before-ten/contracts/messages";
import { limited, publicProcedure, router } from "../../trpc/init.ts";
import { sendContactMessage } from "./contact.service.ts";

export const contactRouter = router({
  send: publicProcedure
    .use(limited("contact", contactMessages.tooManySubmissions))
    .input(contactInput)
    .mutation(async ({ ctx, input }) => {
      await sendContactMessage(ctx.deps, input);
      return { message: contactMessages.sent };
    }),
});
