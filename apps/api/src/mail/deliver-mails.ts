import { inTransaction } from "@before-ten/db/transactions";
import { type Job, type JobResult, fromKysely } from "pg-boss";
import {
  type Mailer,
  MailRefused,
  MailServerUnusable,
  RecipientRefused,
  errorReason,
} from "./mailer.ts";
import type { Log } from "../http/log.ts";
import type { OutageLog } from "../http/outages.ts";
import type { MailDeps, MailKind } from "./mail-kind.ts";
import { createMailOutage } from "./mail-outage.ts";
import {
  type OpenMailQueue,
  deadMailQueueName,
  mailPriorities,
  mailQueueName,
} from "./mail-queue.ts";
import { type QueuedMail, readMailJob } from "./queued-mail.ts";

interface Delivery {
  kinds: readonly MailKind<object>[];
  mailer: Mailer;
  log: Log;
  /** Handles logging of a lost database for the whole server. */
  outages: Pick<OutageLog, "takes">;
  /** The longest wait for a mail queued while nothing else is being sent. */
  pollingIntervalSeconds?: number;
  /** Milliseconds before an unavailable mail server is tried again. */
  outagePauseMs?: number;
}

/** Mails a process sends at once, by priority. */
const atOnce = 8;
/** More places, reserved for mails that a person is waiting for, however slow the others are. */
const reservedAtOnce = 2;

/** How many connections to the mail server are useful. */
export const mailsAtOnce = atOnce + reservedAtOnce;

/** Delivers queued mails until the process closes. One that fails doesn't affect the others. */
export async function deliverMails(
  deps: MailDeps,
  { boss, closing }: OpenMailQueue,
  { kinds, mailer, log, outages, pollingIntervalSeconds = 0.5, outagePauseMs = 10_000 }: Delivery,
): Promise<void> {
  const mailOutage = createMailOutage(log, deps.clock);
  const options = { pollingIntervalSeconds, burstWhenBatchFull: true, perJobResults: true };
  // Two batches at once: one continues while the other waits for its slowest mail.
  const halves = { localConcurrency: 2, batchSize: atOnce / 2 };
  await boss.work(mailQueueName, { ...options, ...halves }, deliverAll);
  await boss.work(
    mailQueueName,
    { ...options, batchSize: reservedAtOnce, minPriority: mailPriorities.high },
    deliverAll,
  );
  await boss.work(deadMailQueueName, { pollingIntervalSeconds }, (jobs) =>
    Promise.all(jobs.map(giveUp)),
  );

  async function deliverAll(jobs: Job<unknown>[]): Promise<JobResult[]> {
    const results = await Promise.all(jobs.map(deliver));
    // Otherwise all waiting mails would be tried in vain, one after the other.
    if (results.every(({ status }) => status === "failed")) {
      await mailOutage.wait(outagePauseMs, closing);
    }
    return results;
  }

  /**
   * Delivers one mail. It never rejects, because the others of its batch would then be sent again.
   */
  async function deliver(job: Job<unknown>): Promise<JobResult> {
    const { id } = job;
    try {
      const queued = readMailJob(kinds, job.data);
      const outcome = await send(queued);
      if (outcome !== "sent") return { id, ...outcome };
      await noteSent(job, queued);
      log.info({ messageId: queued.messageId }, "a mail went out");
      return { id, status: "completed" };
    } catch (error) {
      if (!outages.takes(error)) {
        log.warn({ job: id, err: error }, "a mail waits for its next attempt");
      }
      return { id, status: "failed" };
    }
  }

  /** Rejects if neither the mail nor the mail server failed, but our own code. */
  async function send(queued: QueuedMail): Promise<"sent" | Omit<JobResult, "id">> {
    const { messageId } = queued;
    try {
      const mail = await queued.write(deps);
      if (mail === undefined) {
        log.info({ messageId }, "a mail isn't wanted any more");
        return { status: "completed" };
      }
      await mailer.send(mail);
      mailOutage.end();
      return "sent";
    } catch (error) {
      const output = { messageId, reason: errorReason(error) };
      if (error instanceof MailRefused) {
        log.error(output, "a mail was refused for good");
        if (error instanceof RecipientRefused) await queued.onBounced(deps);
        return { status: "deadletter", output };
      }
      if (error instanceof MailServerUnusable) mailOutage.begin(output, error.message);
      else if (!outages.takes(error)) log.warn(output, "a mail waits for its next attempt");
      return { status: "failed", output };
    }
  }

  /**
   * Notes each mail immediately instead of with its batch, so that a killed process only repeats
   * what was in progress.
   */
  function noteSent(job: Job<unknown>, queued: QueuedMail): Promise<void> {
    return inTransaction(deps.db, async (db) => {
      await queued.onSent({ ...deps, db });
      await boss.complete(mailQueueName, job, undefined, { db: fromKysely(db) });
    });
  }

  async function giveUp({ data }: Job<unknown>): Promise<void> {
    const queued = readMailJob(kinds, data);
    log.error({ messageId: queued.messageId }, "a mail was given up");
    await queued.onGivenUp(deps);
  }
}
