import {
  contactInput,
  contactIdInput,
  contactListInput,
  setContactStatusInput,
} from "@before-ten/contracts/contact/input";
import { contactMessages } from "@before-ten/contracts/contact/messages";
import { adminProcedure, limited, publicProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { z } from "zod";
import { sendContactMessage } from "./contact.service.ts";
import { listMessagesForAdmin, retryMail, setMessageStatus } from "./admin-contact.service.ts";

const sendLimit = {
  name: "contact",
  max: 5,
  windowMs: 15 * 60_000,
  message: contactMessages.tooManySubmissions,
};

export const contactRouter = router({
  send: publicProcedure
    .meta({ idempotent: true })
    .use(limited(sendLimit))
    .input(contactInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, z.object({ message: z.string() }), async () => async (deps) => {
        await sendContactMessage(deps, input);
        return { message: contactMessages.sent };
      }),
    ),

  listForAdmin: adminProcedure
    .input(contactListInput)
    .query(({ ctx, input }) => listMessagesForAdmin(ctx.deps, input)),

  setStatus: adminProcedure
    .meta({ changesNoPage: true })
    .input(setContactStatusInput)
    .mutation(({ ctx, input }) => setMessageStatus(ctx.deps, input)),

  retryMail: adminProcedure
    .meta({ changesNoPage: true })
    .input(contactIdInput)
    .mutation(({ ctx, input }) => retryMail(ctx.deps, input.id)),
});
