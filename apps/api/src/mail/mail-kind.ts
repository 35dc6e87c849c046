import type { Mail } from "./mailer.ts";
import type { Deps } from "../deps.ts";
import type { QueuedKind } from "./mail-queue.ts";

export type MailDeps = Pick<
  Deps,
  "db" | "clock" | "site" | "siteTexts" | "linkSecret" | "accountOwners" | "nextParties"
>;

/** A kind of mail: what the queue stores, how it is written, and who is told the outcome. */
export interface MailKind<Data extends object> extends QueuedKind<Data> {
  /**
   * Called before each attempt. Undefined if the mail is no longer wanted: its subscriber has left,
   * or a newer mail replaced it. Links of earlier attempts must keep working, because one of those
   * mails may have arrived.
   */
  write(deps: MailDeps, data: Data): Promise<Mail | undefined>;
  /** The mail server accepted it. May be called twice for one mail. */
  onSent?(deps: MailDeps, data: Data): Promise<void>;
  /** The address doesn't accept mail. */
  onBounced?(deps: MailDeps, data: Data): Promise<void>;
  /** Called when the mail was refused, or tried in vain for a day. */
  onGivenUp?(deps: MailDeps, data: Data): Promise<void>;
}

/** Infers `Data` from the schema. A new kind must also be listed in mail-kinds.ts. */
export function defineMail<Data extends object>(kind: MailKind<Data>): MailKind<Data> {
  return kind;
}
