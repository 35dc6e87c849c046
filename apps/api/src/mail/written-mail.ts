import { z } from "zod";
import { contactMessage } from "../features/contact/contact.mails.ts";
import { newsletterWelcome } from "../features/newsletter/newsletter.mails.ts";
import { defineMail } from "./mail-kind.ts";

/**
 * The queue held whole mails until it held what they are written from. One that waited while the server was updated still goes
 * out; nothing queues them any more.
 */
export const writtenMail = defineMail({
  name: "written mail",
  priority: "low",
  data: z.object({
    mail: z.object({
      messageId: z.string(),
      to: z.string(),
      replyTo: z.object({ name: z.string(), address: z.string() }).exactOptional(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      headers: z.record(z.string(), z.string()).exactOptional(),
    }),
    subject: z.object({
      contactMessageId: z.string().optional(),
      subscriberId: z.string().optional(),
    }),
  }),
  write: (_deps, { mail }) => Promise.resolve(mail),
  async onSent(deps, { subject: { contactMessageId, subscriberId } }) {
    if (contactMessageId !== undefined) await contactMessage.onSent?.(deps, { contactMessageId });
    if (subscriberId !== undefined) await newsletterWelcome.onSent?.(deps, { subscriberId });
  },
  async onBounced(deps, { subject: { subscriberId } }) {
    if (subscriberId !== undefined) await newsletterWelcome.onBounced?.(deps, { subscriberId });
  },
  async onGivenUp(deps, { subject: { contactMessageId } }) {
    if (contactMessageId !== undefined) {
      await contactMessage.onGivenUp?.(deps, { contactMessageId });
    }
  },
});
