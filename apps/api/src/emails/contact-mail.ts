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
      title: subject,
      blocks: [
        {
          facts: [
            ["From", `${name} (${email})`],
            ["About", label],
          ],
        },
        { quote: message },
      ],
      footer: [{ text: `Sent from the contact page. Your answer goes to ${email}.` }],
    }),
  };
}
