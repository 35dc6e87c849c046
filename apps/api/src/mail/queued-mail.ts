import { isEmailAddress } from "@before-ten/contracts/shared/email-address";
import { type Mail, MailRefused, type OutgoingMail } from "./mailer.ts";
import type { MailDeps, MailKind } from "./mail-kind.ts";
import { automaticHeaders, listHeaders } from "./mail-nature.ts";
import { mailJobSchema } from "./mail-queue.ts";
import { writtenMailData, writtenMailName } from "./written-mail.ts";

/** A job of the queue, with its kind's functions. */
export interface QueuedMail {
  messageId: string;
  /**
   * Undefined if the mail is no longer wanted. Rejects with `MailRefused` if it isn't fit to be
   * sent.
   */
  write: (deps: MailDeps) => Promise<OutgoingMail | undefined>;
  onSent: (deps: MailDeps) => Promise<void>;
  onBounced: (deps: MailDeps) => Promise<void>;
  onGivenUp: (deps: MailDeps) => Promise<void>;
}

/** Throws for a job this version of the server doesn't know; a newer one may. */
export function readMailJob(kinds: readonly MailKind<object>[], job: unknown): QueuedMail {
  const { kind: name, data: json, messageId } = readJob(job);
  const kind = kinds.find((each) => each.name === name);
  if (kind === undefined) throw new Error(`No such kind of mail: ${name}`);
  const data = kind.data.parse(json);
  return {
    messageId,
    async write(deps) {
      const mail = await write(kind, deps, data);
      if (mail === undefined) return undefined;
      refuseManyRecipients(mail);
      return { ...mail, messageId };
    },
    onSent: async (deps) => kind.onSent?.(deps, data),
    onBounced: async (deps) => kind.onBounced?.(deps, data),
    onGivenUp: async (deps) => kind.onGivenUp?.(deps, data),
  };
}

/** With the headers that its nature asks for. */
async function write(
  kind: MailKind<object>,
  deps: MailDeps,
  data: object,
): Promise<Mail | undefined> {
  if (kind.nature === "personal") return kind.write(deps, data);
  if (kind.nature === "notice") {
    const mail = await kind.write(deps, data);
    return mail && { ...mail, headers: { ...mail.headers, ...automaticHeaders } };
  }
  const written = await kind.write(deps, data);
  if (written === undefined) return undefined;
  const { leaveUrl, ...mail } = written;
  const { publicUrl } = deps.site;
  const texts = await deps.siteTexts.read();
  return {
    ...mail,
    headers: {
      ...mail.headers,
      ...listHeaders(kind.nature, { publicUrl, leaveUrl, texts }),
      ...(kind.nature === "alerts" && automaticHeaders),
    },
  };
}

function readJob(job: unknown) {
  const written = writtenMailData.safeParse(job).data;
  if (written === undefined) return mailJobSchema.parse(job);
  return { kind: writtenMailName, data: written, messageId: written.mail.messageId };
}

/** The contract has checked it already; mail headers are worth a second check. */
export function refuseManyRecipients({ to, replyTo, subject }: Mail): void {
  const addresses = replyTo === undefined ? [to] : [to, replyTo.address];
  if (!addresses.every(isEmailAddress)) throw new MailRefused("A mail needs exactly one recipient");
  if (/[\r\n]/.test(subject + (replyTo?.name ?? ""))) {
    throw new MailRefused("A line break in a mail's head would begin another header");
  }
}
