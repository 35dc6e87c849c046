import type { Mail } from "./mailer.ts";
import type { Deps } from "../deps.ts";
import type { QueuedKind } from "./mail-queue.ts";

export type MailDeps = Pick<
  Deps,
  "db" | "clock" | "site" | "linkSecret" | "accountOwners" | "nextParties"
>;

/**
 * One kind of mail: what the queue stores of it, how it is written, and who is told what became of
 * it.
 */
export interface MailKind<Data extends object> extends QueuedKind<Data> {
  /**
   * Called before each attempt. Undefined if the mail is no longer wanted: its subscriber has left,
   * or a newer mail replaced it. Links of earlier attempts must keep working, because one of those
   * mails may have arrived.
   */
  write(deps: MailDeps, data: Data): Promise<Mail | undefined>;
  /** The mail server took it. May be called twice for one mail. */
  onSent?(deps: MailDeps, data: Data): Promise<void>;
  /** The address takes no mail. */
  onBounced?(deps: MailDeps, data: Data): Promise<void>;
  /** Called when the mail was refused, or tried in vain for a day. */
  onGivenUp?(deps: MailDeps, data: Data): Promise<void>;
}

/** Infers `Data` from the schema. A new kind is of use once it stands in mail-kinds.ts too. */
export function defineMail<Data extends object>(kind: MailKind<Data>): MailKind<Data> {
  return kind;
}
