import type { Db } from "@before-ten/db/client";
import { PgBoss, fromKysely } from "pg-boss";
import type { OutgoingMail } from "../mail/mailer.ts";
import type { MailDeps } from "../mail/mail-kind.ts";
import { mailKinds } from "../registry/mail-kinds.ts";
import { type MailJob, mailQueueName } from "../mail/mail-queue.ts";
import { readMailJob } from "../mail/queued-mail.ts";

/** The queued mails, oldest first. */
export async function queuedMails(db: Db): Promise<MailJob[]> {
  const boss = new PgBoss({ db: fromKysely(db) });
  const jobs = await boss.findJobs<MailJob>(mailQueueName);
  return jobs
    .sort((one, other) => one.createdOn.getTime() - other.createdOn.getTime())
    .map(({ data }) => data);
}

/** What the worker would send now, oldest first. Each call makes new, working links. */
export async function writtenMails(
  deps: MailDeps,
  isMeant: (job: MailJob) => boolean = () => true,
): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  for (const job of (await queuedMails(deps.db)).filter(isMeant)) {
    const mail = await readMailJob(mailKinds, job).write(deps);
    if (mail !== undefined) mails.push(mail);
  }
  return mails;
}

const kinds: Record<string, string[]> = {
  "reset-password": ["password reset"],
  "verify-email": ["email verification", "email change"],
  "undo-email-change": ["email change asked", "email changed"],
  invitation: ["admin invitation"],
};

/** The token of the link to this page in the newest mail that has one. */
export async function mailedToken(deps: MailDeps, page: string): Promise<string> {
  const newest = (await queuedMails(deps.db)).findLast(({ kind }) => kinds[page]?.includes(kind));
  const [mail] = await writtenMails(deps, ({ messageId }) => messageId === newest?.messageId);
  const link = new RegExp(`https://club\\.example/${page}(?:/|\\?token=)([\\w-]{43})(?![\\w-])`);
  const token = link.exec(mail?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`No mail leads to ${page}`);
  return token;
}
