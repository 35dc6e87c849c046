/** One mail to one person, as it waits in the queue. */
export interface OutgoingMail {
  /** Made when it was queued: a mail that goes out twice can be told for one. */
  messageId: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Rejects with `MailRefused` when it is of no use to try this mail again, with anything else when it is. */
  send(mail: OutgoingMail): Promise<void>;
}

/** The receiving side doesn't want this mail, now or later: no such mailbox, for instance. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** It is the address that doesn't take mail: no use to write to it again. */
export class RecipientRefused extends MailRefused {}
