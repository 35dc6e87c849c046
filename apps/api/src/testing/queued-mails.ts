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
