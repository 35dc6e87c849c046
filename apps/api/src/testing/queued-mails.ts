import type { Db } from "@before-ten/db/client";
import { PgBoss, fromKysely } from "pg-boss";
import { type MailJob, mailQueueName } from "../jobs/mail-queue.ts";

/** What waits in the queue, oldest first. */
export async function queuedMails(db: Db): Promise<MailJob[]> {
  const boss = new PgBoss({ db: fromKysely(db) });
  const jobs = await boss.findJobs<MailJob>(mailQueueName);
  return jobs
    .sort((one, other) => one.createdOn.getTime() - other.createdOn.getTime())
    .map(({ data }) => data);
}

/** Of the link to this page in the newest mail that has one. */
export async function mailedToken(db: Db, page: "reset-password" | "verify-email") {
  const link = new RegExp(`https://club\\.example/${page}/([\\w-]{43})(?![\\w-])`);
  const tokens = (await queuedMails(db)).flatMap(({ mail }) => link.exec(mail.text)?.[1] ?? []);
  const token = tokens.at(-1);
  if (token === undefined) throw new Error(`No mail leads to ${page}`);
  return token;
}
