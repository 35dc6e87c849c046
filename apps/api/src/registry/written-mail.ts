import { contactMessage } from "../features/contact/contact.mails.ts";
import { newsletterWelcome } from "../features/newsletter/newsletter.mails.ts";
import { defineMail } from "../mail/mail-kind.ts";
import { writtenMailData, writtenMailName } from "../mail/written-mail.ts";

/** Reports the outcome of a mail that the queue still held as a whole. */
export const writtenMail = defineMail({
  name: writtenMailName,
  priority: "low",
  // It has its headers.
  nature: "personal",
  data: writtenMailData,
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
