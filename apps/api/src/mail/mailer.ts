/** A written mail. */
export interface Mail {
  to: string;
  /** Default: the club's first name. */
  senderName?: string;
  /** Default: the mailer's own address, to which undeliverable mail returns in any case. */
  senderAddress?: string | undefined;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** An entry of the reader's calendar, which many mail programs put there or update. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string } | undefined;
}

/** A mail that its reader can end: it names its sender by law, and how to leave. */
export interface ListMail extends Mail {
  /** A mail program posts to it (RFC 8058); a GET of it is a page. */
  leaveUrl: string;
}

/** A mail to one person. */
export interface OutgoingMail extends Mail {
  /** The Message-ID, the same for each attempt to send the mail. */
  messageId: string;
}

/** As Nodemailer takes it: an alternative to the text, and a file for other programs. */
export function calendarPart(calendar: Mail["calendar"]) {
  return calendar && { icalEvent: { ...calendar, filename: "party.ics" } };
}

export interface Mailer {
  /**
   * Rejects with `MailRefused` if retrying this mail is useless, with `MailServerUnusable` if no
   * mail can be sent now, and with other errors if this one can be retried.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Closes the connections after the current mails. */
  close(): void;
}

/** The receiving side permanently refuses this mail: the mailbox doesn't exist, for example. */
export class MailRefused extends Error {
  override readonly name: string = "MailRefused";
}

/** The mail server refused the address itself: further mails to it are useless. */
export class RecipientRefused extends MailRefused {}

/** The mail server refused us or the content, as spam, by its policy or because of a block list. */
export class SenderRefused extends MailRefused {}

/** No mail can be sent: the server is down or misconfigured. The message is for the log. */
export class MailServerUnusable extends Error {
  override readonly name = "MailServerUnusable";
}

/** Why a mail failed, for the log: without the server's own sentence, which quotes addresses. */
export function errorReason(error: unknown): string {
  const isOurs = error instanceof MailRefused || error instanceof MailServerUnusable;
  const cause = isOurs ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return "unknown";
  const parts = [
    "code" in cause ? cause.code : cause.name,
    "originalCode" in cause && cause.originalCode,
    "command" in cause && cause.command,
    "responseCode" in cause && cause.responseCode,
  ];
  return parts.filter(Boolean).join(" ");
}
