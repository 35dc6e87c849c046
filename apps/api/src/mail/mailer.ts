/** A mail as it is written. */
export interface Mail {
  to: string;
  /** What the sender is called; otherwise by the club's name. The address is the mailer's. */
  senderName?: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** A mail to one person. */
export interface OutgoingMail extends Mail {
  /** The Message-ID, the same for each attempt to send the mail. */
  messageId: string;
}

export interface Mailer {
  /**
   * Rejects with `MailRefused` when it is of no use to try this mail again, with
   * `MailServerUnusable` when no mail can go out now, and with anything else when this one can be
   * tried again.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends the connections. What is being sent goes out first. */
  close(): void;
}

/** The receiving side doesn't want this mail, now or later: no such mailbox, for instance. */
export class MailRefused extends Error {
  override readonly name: string = "MailRefused";
}

/** The mail server refused the address itself: it is of no use to write to it again. */
export class RecipientRefused extends MailRefused {}

/**
 * No mail can go out at present: the mail server is away, or the settings are wrong. The message is
 * a sentence for the log.
 */
export class MailServerUnusable extends Error {
  override readonly name = "MailServerUnusable";
}
