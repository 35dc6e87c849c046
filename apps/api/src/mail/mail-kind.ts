import type { ListMail, Mail } from "./mailer.ts";
import type { Deps } from "../deps.ts";
import type { MailList, MailNature } from "./mail-nature.ts";
import type { QueuedKind } from "./mail-queue.ts";

export type MailDeps = Pick<
  Deps,
  "db" | "clock" | "site" | "siteTexts" | "linkSecret" | "accountOwners" | "nextParties"
>;

interface WrittenKind<
  Data extends object,
  Nature extends MailNature,
  Written extends Mail,
> extends QueuedKind<Data> {
  /** Decides its headers. A mail of a list must be written with `listMailTo`. */
  nature: Nature;
  /**
   * Called before each attempt. Undefined if the mail is no longer wanted: its subscriber has left,
   * or a newer mail replaced it. Links of earlier attempts must keep working, because one of those
   * mails may have arrived.
   */
  write(deps: MailDeps, data: Data): Promise<Written | undefined>;
  /** The mail server accepted it. May be called twice for one mail. */
  onSent?(deps: MailDeps, data: Data): Promise<void>;
  /** The address doesn't accept mail. */
  onBounced?(deps: MailDeps, data: Data): Promise<void>;
  /** Called when the mail was refused, or tried in vain for a day. */
  onGivenUp?(deps: MailDeps, data: Data): Promise<void>;
}

/** A kind of mail: what the queue stores, how it is written, and who is told the outcome. */
export type MailKind<Data extends object> =
  | WrittenKind<Data, MailList, ListMail>
  | WrittenKind<Data, "notice", Mail>
  | WrittenKind<Data, "personal", Mail>;

/** Infers `Data` from the schema. A new kind must also be listed in mail-kinds.ts. */
export function defineMail<Data extends object>(kind: MailKind<Data>): MailKind<Data> {
  return kind;
}
