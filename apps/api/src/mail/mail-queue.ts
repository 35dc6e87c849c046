import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@before-ten/db/client";
import { hastenMailJobs } from "@before-ten/db/queries/shared/mail-job-clock";
import { PgBoss, fromKysely } from "pg-boss";
import { z } from "zod";

export const mailQueueName = "mail";
/** The queue for undeliverable mails. */
export const deadMailQueueName = "mail-dead";

/** Priorities: high for mails a person is waiting for, low for those that can come later. */
export const mailPriorities = { high: 10, low: 0 } as const;

/** What the queue must know about a kind of mail; `MailKind` defines how it is written. */
export interface QueuedKind<Data extends object> {
  /** The kind's name in the queue. Jobs wait under it, so it must never change. */
  name: string;
  priority: keyof typeof mailPriorities;
  /**
   * Names rows, and never holds a token: reading the queue must not give access to mailed links.
   */
  data: z.ZodType<Data>;
}

export interface MailQueue {
  /**
   * Runs in the caller's transaction: the mail is sent if, and only if, the transaction commits. It
   * is written when it is sent, from the data at that time. Returns its Message-ID.
   */
  enqueue: <Data extends object>(trx: Db, kind: QueuedKind<Data>, data: Data) => Promise<string>;
}

export type MailJob = z.infer<typeof mailJobSchema>;

export const mailJobSchema = z.object({
  kind: z.string(),
  data: z.unknown(),
  /** Created when it was queued, so that a mail sent twice is recognized as one. */
  messageId: z.string(),
});

interface Retries {
  limit: number;
  /** Seconds before the second attempt; each later wait is about twice as long. */
  delaySeconds: number;
  maxDelaySeconds: number;
}

/** Waits of half a minute, a minute and so on up to two hours, for about a day in total. */
const patientRetries: Retries = { limit: 20, delaySeconds: 30, maxDelaySeconds: 7_200 };

export interface Upkeep {
  /**
   * A mail whose process was killed, or lost the database, while sending it is taken up again after
   * this; longer than any exchange with a mail server may last.
   */
  abandonedAfterSeconds: number;
  lookForAbandonedEverySeconds: number;
  /** Seconds after which a finished job may be deleted. */
  keepFinishedSeconds: number;
  /** Seconds between deletions of finished jobs. */
  deleteFinishedEverySeconds: number;
}

/** Finished jobs are deleted within a minute, even if another process takes over. */
const defaultUpkeep: Upkeep = {
  abandonedAfterSeconds: 180,
  lookForAbandonedEverySeconds: 60,
  keepFinishedSeconds: 20,
  deleteFinishedEverySeconds: 15,
};

export interface OpenMailQueue extends MailQueue {
  boss: PgBoss;
  upkeep: Upkeep;
  /** Aborted when the queue begins to close. */
  closing: AbortSignal;
  /**
   * Takes no more mails, and lets those in progress finish for a short time: the next process sends
   * the rest.
   */
  finishDelivering: () => Promise<void>;
  /** Stops the delivery. Nothing can be queued afterwards. */
  close: () => Promise<void>;
}

interface MailQueueOptions {
  /** The domain of our Message-IDs. */
  domain: string;
  /** Called with errors in the background, such as a database that is briefly down. */
  onError: (error: unknown) => void;
  /** False: this process only queues; others delete finished jobs and take up abandoned ones. */
  looksAfterJobs?: boolean;
  retries?: Retries;
  upkeep?: Partial<Upkeep>;
}

/** Milliseconds for mails in progress when the server closes, the same as for requests. */
const finishWithinMs = 3_000;
const hastenEveryMs = 60_000;
/** The minimum pg-boss accepts. */
const stopWithinMs = 1_000;

/**
 * Opens pg-boss, which keeps its tables in its own schema, `pgboss`, and migrates them here.
 * Several processes may start at once.
 */
export async function openMailQueue(
  db: Db,
  {
    domain,
    onError,
    looksAfterJobs = true,
    retries = patientRetries,
    ...options
  }: MailQueueOptions,
): Promise<OpenMailQueue> {
  const upkeep = { ...defaultUpkeep, ...options.upkeep };
  const closing = new AbortController();
  const boss = new PgBoss({
    db: fromKysely(db),
    schedule: false,
    supervise: looksAfterJobs,
    superviseIntervalSeconds: upkeep.deleteFinishedEverySeconds,
    // pg-boss's default is once a day.
    maintenanceIntervalSeconds: upkeep.deleteFinishedEverySeconds,
    monitorIntervalSeconds: upkeep.lookForAbandonedEverySeconds,
  });
  boss.on("error", onError);
  await boss.start();
  for (const name of [deadMailQueueName, mailQueueName]) {
    const settings = { deleteAfterSeconds: upkeep.keepFinishedSeconds };
    await boss.createQueue(name, settings);
    // `createQueue` doesn't change the settings of an existing queue.
    await boss.updateQueue(name, settings);
    // Inserting nothing makes pg-boss cache the queue: looking it up within a transaction would
    // take a second connection.
    await boss.insert(name, []);
  }

  const longestWaitSeconds = retries.maxDelaySeconds * 2;
  const hasten = () => void hastenMailJobs(db, { longestWaitSeconds }).catch(onError);
  const hastening = looksAfterJobs ? setInterval(hasten, hastenEveryMs).unref() : undefined;

  async function finish(): Promise<void> {
    clearInterval(hastening);
    closing.abort();
    const queues = [mailQueueName, deadMailQueueName];
    const finished = Promise.all(queues.map((name) => boss.offWork(name)));
    await Promise.race([finished, wait(finishWithinMs, undefined, { ref: false })]);
  }
  let finishing: Promise<void> | undefined;
  const finishDelivering = () => (finishing ??= finish());

  return {
    boss,
    upkeep,
    closing: closing.signal,
    async enqueue(trx, { name, priority }, data) {
      const job: MailJob = { kind: name, data, messageId: `<${randomUUID()}@${domain}>` };
      await boss.send(mailQueueName, job, {
        db: fromKysely(trx),
        priority: mailPriorities[priority],
        deadLetter: deadMailQueueName,
        expireInSeconds: upkeep.abandonedAfterSeconds,
        retryLimit: retries.limit,
        retryDelay: retries.delaySeconds,
        retryDelayMax: retries.maxDelaySeconds,
        retryBackoff: true,
      });
      return job.messageId;
    },
    finishDelivering,
    async close() {
      await finishDelivering();
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}
