import {
  assignContactInput,
  contactInput,
  contactIdInput,
  contactListInput,
  replyInput,
  setContactReadInput,
  setContactStatusInput,
} from "@before-ten/contracts/contact/input";
import { contactThreadOutput } from "@before-ten/contracts/contact/output";
import { contactMessages } from "@before-ten/contracts/contact/messages";
import { adminProcedure, limited, publicProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { z } from "zod";
import { sendContactMessage } from "./contact.service.ts";
import {
  assignMessage,
  countUnread,
  getThread,
  listMessageAssignees,
  listMessagesForAdmin,
  retryMail,
  setMessageRead,
  setMessageStatus,
} from "./admin-contact.service.ts";
import { replyToMessage, retryReply } from "./reply-to-message.service.ts";

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

  listForAdmin: adminProcedure("messages:read")
    .input(contactListInput)
    .query(({ ctx, input }) =>
      listMessagesForAdmin(ctx.deps, { ...input, adminId: ctx.signedIn.user.id }),
    ),

  get: adminProcedure("messages:read")
    .input(contactIdInput)
    .query(({ ctx, input }) => getThread(ctx.deps, input.id)),

  countUnread: adminProcedure("messages:read").query(({ ctx }) => countUnread(ctx.deps)),

  /** Admins who can be assigned to a message. */
  listAssignees: adminProcedure("messages:read").query(({ ctx }) => listMessageAssignees(ctx.deps)),

  setStatus: adminProcedure("messages:write")
    .meta({ changesNoPage: true })
    .input(setContactStatusInput)
    .mutation(({ ctx, input }) => setMessageStatus(ctx.deps, input)),

  setRead: adminProcedure("messages:write")
    .meta({ changesNoPage: true })
    .input(setContactReadInput)
    .mutation(({ ctx, input }) => setMessageRead(ctx.deps, input)),

  assign: adminProcedure("messages:write")
    .meta({ changesNoPage: true })
    .input(assignContactInput)
    .mutation(({ ctx, input }) => assignMessage(ctx.deps, input)),

  reply: adminProcedure("messages:write")
    .meta({ changesNoPage: true, idempotent: true })
    .input(replyInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, contactThreadOutput, async () => (deps) => {
        const { id, name } = ctx.signedIn.user;
        return replyToMessage(deps, { ...input, author: { id, name } });
      }),
    ),

  retryMail: adminProcedure("messages:write")
    .meta({ changesNoPage: true })
    .input(contactIdInput)
    .mutation(({ ctx, input }) => retryMail(ctx.deps, input.id)),

  /** By the reply's id. */
  retryReply: adminProcedure("messages:write")
    .meta({ changesNoPage: true })
    .input(contactIdInput)
    .mutation(({ ctx, input }) => retryReply(ctx.deps, input.id)),
});
