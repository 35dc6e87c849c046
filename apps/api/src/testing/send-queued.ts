import type { OutgoingMail } from "../mail/mailer.ts";
import type { MailDeps } from "../mail/mail-kind.ts";
import { PgBoss, fromKysely } from "pg-boss";
import { mailQueueName } from "../mail/mail-queue.ts";
import { readMailJob } from "../mail/queued-mail.ts";
import { mailKinds } from "../registry/mail-kinds.ts";
import { queuedMails } from "./queued-mails.ts";

/**
 * Empties the queue as the worker does, oldest first, and returns the sent mails. A mailbox that
 * `refuses` gets none.
 */
export async function sendQueued(
  deps: MailDeps,
  refuses: (to: string) => boolean = () => false,
): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  for (const job of await queuedMails(deps.db)) {
    const queued = readMailJob(mailKinds, job);
    const mail = await queued.write(deps);
    if (mail === undefined) continue;
    if (refuses(mail.to)) {
      await queued.onGivenUp(deps);
      continue;
    }
    await queued.onSent(deps);
    sent.push(mail);
  }
  await new PgBoss({ db: fromKysely(deps.db) }).deleteAllJobs(mailQueueName);
  return sent;
}
