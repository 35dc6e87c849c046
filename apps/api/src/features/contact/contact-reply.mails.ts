import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { contactReplyTexts } from "@before-ten/contracts/site/texts/mails/contact-reply";
import { findContactMessageRow } from "@before-ten/db/queries/contact/admin-contact-messages";
import {
  findReply,
  listReplies,
  setReplyMailState,
} from "@before-ten/db/queries/contact/message-replies";
import { z } from "zod";
import { writeMail } from "../../mail/layout/mail-body.ts";
import type { Paragraph } from "../../mail/layout/mail-content.ts";
import type { Mail } from "../../mail/mailer.ts";
import { defineMail } from "../../mail/mail-kind.ts";
import { beginningOf } from "./contact.mails.ts";

/** An answer from the admin area to the sender of a contact message. */
export const contactReply = defineMail({
  name: "contact reply",
  priority: "high",
  nature: "personal",
  data: z.object({ replyId: z.uuid() }),
  async write({ db, site, siteTexts }, { replyId }) {
    const reply = await findReply(db, replyId);
    const message = reply && (await findContactMessageRow(db, reply.contact_message_id));
    if (reply === undefined || message === undefined) return undefined;
    const replies = await listReplies(db, message.id);
    const earlier = replies.slice(
      0,
      replies.findIndex(({ id }) => id === replyId),
    );
    return contactReplyMail(
      site.contactTo,
      {
        to: message.email,
        subject: message.subject,
        text: reply.text,
        original: { message: message.message, writtenAt: message.created_at },
        thread: [message.mail_id, ...earlier.map(({ mail_id }) => mail_id)].filter(
          (id) => id !== null,
        ),
      },
      await siteTexts.read(),
    );
  },
  onSent: ({ db }, { replyId }) => setReplyMailState(db, replyId, "sent"),
  onGivenUp: ({ db }, { replyId }) => setReplyMailState(db, replyId, "failed"),
});

interface WrittenReply {
  to: string;
  subject: string;
  text: string;
  original: { message: string; writtenAt: Date };
  /** The Message-IDs of the earlier mails, oldest first. */
  thread: readonly string[];
}

/** Sent to the visitor; replies go to the club. */
export function contactReplyMail(
  club: string,
  { to, subject, text, original, thread }: WrittenReply,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(contactReplyTexts);
  const [last] = thread.slice(-1);
  return {
    to,
    replyTo: { name: texts(brandTexts).name, address: club },
    subject: replySubject(subject),
    ...(last !== undefined && {
      headers: { "In-Reply-To": last, References: thread.join(" ") },
    }),
    ...writeMail(
      {
        preview: beginningOf(text),
        title: subject,
        blocks: [
          { paragraphs: paragraphsOf(text) },
          { text: words.youWrote({ day: dayFormat.format(original.writtenAt) }) },
          { quote: original.message },
        ],
        footer: [{ text: words.reply }, { text: words.because }],
      },
      texts,
    ),
  };
}

/** In UTC, as the sender's time zone is unknown. */
const dayFormat = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

function replySubject(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

function paragraphsOf(text: string): Paragraph[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph.split("\n").map((line) => [{ text: line, isStrong: false, isEmphasised: false }]),
    );
}
