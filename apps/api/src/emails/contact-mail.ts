import { type ContactInput } from "@before-ten/contracts/contact";
import { contactTypeLabels } from "@before-ten/contracts/contact-form";
import type { Mail } from "../jobs/mail-queue.ts";
import { writeMail } from "./mail-body.ts";

/** To the team; an answer goes to the visitor. */
export function contactMail(
  to: string,
  { name, email, subject, message, type }: ContactInput,
): Mail {
  const label = contactTypeLabels[type];
  return {
    to,
    replyTo: { name, address: email },
    subject: `${label}: ${subject}`,
    ...writeMail({
      preview: `${name} writes: ${beginningOf(message)}`,
      title: subject,
      blocks: [
        {
          facts: [
            ["From", name],
            ["E-mail", email],
            ["About", label],
          ],
        },
        { quote: message },
      ],
      footer: [
        { text: `Just answer this mail: your answer goes to ${email}.` },
        {
          text: "You get this mail because it was sent from the contact page, where we promise an answer within 24-48 hours.",
        },
      ],
    }),
  };
}

function beginningOf(message: string): string {
  // By character: PostgreSQL refuses half of an emoji.
  return Array.from(message.replaceAll(/\s+/g, " ")).slice(0, 120).join("");
}
