import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@before-ten/db/client";
import { hastenMailJobs } from "@before-ten/db/queries/shared/mail-job-clock";
import { PgBoss, fromKysely } from "pg-boss";
import { z } from "zod";

export const mailQueueName = "mail";
/** The queue for mails that can't be delivered. */
export const deadMailQueueName = "mail-dead";

/** Priorities: high for mails a person is waiting for, low for those that can come later. */
export const mailPriorities = { high: 10, low: 0 } as const;

/** What the queue has to know of a kind of mail; `MailKind` says how it is written. */
export interface QueuedKind<Data extends object> {
  /** The kind's name in the queue. Jobs wait under it, so it never changes. */
  name: string;
  priority: keyof typeof mailPriorities;
  /**
   * Names rows, and never holds a token: reading the queue must not give access to mailed links.
   */
  data: z.ZodType<Data>;
}

export interface MailQueue {
  /**
   * Part of the caller's transaction: the mail goes out if, and only if, the transaction commits.
   * It is written when it is sent, from what the database says then. Answers its Message-ID.
   */
  enqueue: <Data extends object>(trx: Db, kind: QueuedKind<Data>, data: Data) => Promise<string>;
}

export type MailJob = z.infer<typeof mailJobSchema>;

export const mailJobSchema = z.object({
  kind: z.string(),
  data: z.unknown(),
  /** Made when it was queued: a mail that goes out twice can be told for one. */
  messageId: z.string(),
});

interface Retries {
  limit: number;
  /** Seconds before the second attempt; each later wait is about twice as long. */
  delaySeconds: number;
  maxDelaySeconds: number;
}

/** Waits of half a minute, a minute and so on up to two hours, for about a day in all. */
const patientRetries: Retries = { limit: 20, delaySeconds: 30, maxDelaySeconds: 7_200 };

export interface Upkeep {
  /**
   * A mail whose process was killed, or lost the database, while it went out, is taken up again
   * after this; longer than any conversation with a mail server may last.
   */
  abandonedAfterSeconds: number;
  lookForAbandonedEverySeconds: number;
  /** Seconds after which a finished job may be deleted. */
  keepFinishedSeconds: number;
  /** Seconds between two looks for finished jobs, which each look deletes. */
  deleteFinishedEverySeconds: number;
}

/**
 * Finished jobs are gone within a minute, also when the process that looked last has ended and
 * another one, which looks as often, takes its place.
 */
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
   * Takes up no more, and lets the mails under way finish, but not for long: the next process takes
   * up the rest.
   */
  finishDelivering: () => Promise<void>;
  /** Stops the delivery. Nothing can be queued afterwards. */
  close: () => Promise<void>;
}

interface MailQueueOptions {
  /** The domain our mails' ids end in. */
  domain: string;
  /** Hears what goes wrong in the background, such as a database that is away for a moment. */
  onError: (error: unknown) => void;
  /** False: this process only queues; others delete what is finished, and take up what was left. */
  looksAfterJobs?: boolean;
  retries?: Retries;
  upkeep?: Partial<Upkeep>;
}

/** Milliseconds for mails under way when the server closes, the same as requests have. */
const finishWithinMs = 3_000;
const hastenEveryMs = 60_000;
/** The least that pg-boss takes. */
const stopWithinMs = 1_000;

/**
 * Opens pg-boss, which has its tables in a schema of its own, `pgboss`, and migrates them here.
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
    // `createQueue` leaves the settings of an existing queue as they are.
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
