import { contactInput } from "@before-ten/contracts/contact";
import {
  contactIdInput,
  contactListInput,
  setContactStatusInput,
} from "@before-ten/contracts/contact-staff";
import { contactMessages } from "@before-ten/contracts/messages";
import { adminProcedure, limited, publicProcedure, router } from "../../trpc/init.ts";
import { sendContactMessage } from "./contact.service.ts";
import { listMessagesForStaff, retryMail, setMessageStatus } from "./staff-contact.service.ts";

export const contactRouter = router({
  send: publicProcedure
    .use(limited("contact", contactMessages.tooManySubmissions))
    .input(contactInput)
    .mutation(async ({ ctx, input }) => {
      await sendContactMessage(ctx.deps, input);
      return { message: contactMessages.sent };
    }),

  listForStaff: adminProcedure
    .input(contactListInput)
    .query(({ ctx, input }) => listMessagesForStaff(ctx.deps, input)),

  setStatus: adminProcedure
    .input(setContactStatusInput)
    .mutation(({ ctx, input }) => setMessageStatus(ctx.deps, input)),

  retryMail: adminProcedure
    .input(contactIdInput)
    .mutation(({ ctx, input }) => retryMail(ctx.deps, input.id)),
});
