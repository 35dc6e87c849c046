import type { ContactInput } from "@before-ten/contracts/contact/input";
import { contactTypeLabels } from "@before-ten/contracts/contact/types";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import {
  findContactMessage,
  setContactMailState,
} from "@before-ten/db/queries/contact/contact-messages";
import { z } from "zod";
import type { Mail } from "../../mail/mailer.ts";
import { writeMail } from "../../mail/layout/mail-body.ts";
import { defineMail } from "../../mail/mail-kind.ts";

export const contactMessage = defineMail({
  name: "contact message",
  priority: "high",
  nature: "personal",
  data: z.object({ contactMessageId: z.uuid() }),
  async write({ db, site, siteTexts }, { contactMessageId }) {
    const message = await findContactMessage(db, contactMessageId);
    return message && contactMail(site.contactTo, message, await siteTexts.read());
  },
  onSent: ({ db, clock }, { contactMessageId: id }) =>
    setContactMailState(db, id, { state: "sent", at: clock.now() }),
  onGivenUp: ({ db, clock }, { contactMessageId: id }) =>
    setContactMailState(db, id, { state: "failed", at: clock.now() }),
});

/** Sent to the team; replies go to the visitor. */
export function contactMail(
  to: string,
  { name, email, subject, message, type }: ContactInput,
  texts: TextReader = defaultTexts,
): Mail {
  const label = contactTypeLabels[type];
  return {
    to,
    replyTo: { name, address: email },
    subject: `${label}: ${subject}`,
    ...writeMail(
      {
        preview: `${name} writes: ${beginningOf(message)}`,
        title: subject,
        blocks: [
          {
            facts: [
              ["From", name],
              ["Email", email],
              ["About", label],
            ],
          },
          { quote: message },
        ],
        footer: [
          { text: `Just reply to this email: your reply goes to ${email}.` },
          {
            text: "You're getting this email because it was sent from the contact page, where we promise an answer within 24-48 hours.",
          },
        ],
      },
      texts,
    ),
  };
}

export function beginningOf(message: string): string {
  // Cut by code point, because PostgreSQL refuses half an emoji.
  return Array.from(message.replaceAll(/\s+/g, " ")).slice(0, 120).join("");
}
