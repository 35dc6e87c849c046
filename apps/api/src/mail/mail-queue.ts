import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@before-ten/db/client";
import { PgBoss, fromKysely } from "pg-boss";
import { z } from "zod";

export const mailQueueName = "mail";
/** Where mails end that can't be delivered. */
export const deadMailQueueName = "mail-dead";

/** Of a mail somebody waits for, and of one that may come a little later. */
export const mailPriorities = { high: 10, low: 0 } as const;

/** What the queue has to know of a kind of mail; `MailKind` says how it is written. */
export interface QueuedKind<Data extends object> {
  /** Its name in the queue. */
  name: string;
  priority: keyof typeof mailPriorities;
  /** Names rows. Never a token: whoever reads the queue must not be able to use a mailed link. */
  data: z.ZodType<Data>;
}

export interface MailQueue {
  /**
   * Part of the caller's transaction: the mail goes out if, and only if, the transaction commits. It is written when it is
   * sent, from what the database says then.
   */
  enqueue: <Data extends object>(trx: Db, kind: QueuedKind<Data>, data: Data) => Promise<void>;
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
  /** Before the second attempt; each next wait is about twice as long. */
  delaySeconds: number;
  maxDelaySeconds: number;
}

/** Half a minute, a minute, ... two hours, two hours: for about a day. */
const patientRetries: Retries = { limit: 20, delaySeconds: 30, maxDelaySeconds: 7_200 };

export interface Upkeep {
  /**
   * A mail whose process was killed, or lost the database, while it went out, is taken up again after this; longer than any
   * conversation with a mail server may last.
   */
  abandonedAfterSeconds: number;
  lookForAbandonedEverySeconds: number;
  /** A finished job may be deleted after this ... */
  keepFinishedSeconds: number;
  /** ... and is with the next look. */
  deleteFinishedEverySeconds: number;
}

/**
 * Finished jobs are gone within a minute, also when the process that looked last has ended and another one, which looks as
 * often, takes its place.
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
  /** Takes up no more, and lets the mails under way finish, but not for long: the next process takes up the rest. */
  finishDelivering: () => Promise<void>;
  /** After that nothing can be queued either. */
  close: () => Promise<void>;
}

interface MailQueueOptions {
  /** The domain our mails' ids end in. */
  domain: string;
  /** Hears what goes wrong in the background, such as a database that is away for a moment. */
  onError: (error: unknown) => void;
  retries?: Retries;
  upkeep?: Partial<Upkeep>;
}

/** As long as requests have that are under way when the server closes. */
const finishWithinMs = 3_000;
/** The least that pg-boss takes. */
const stopWithinMs = 1_000;

/** pg-boss keeps its tables in a schema of its own, `pgboss`, and brings them up to date here. Several processes may start at once. */
export async function openMailQueue(
  db: Db,
  { domain, onError, retries = patientRetries, ...options }: MailQueueOptions,
): Promise<OpenMailQueue> {
  const upkeep = { ...defaultUpkeep, ...options.upkeep };
  const closing = new AbortController();
  const boss = new PgBoss({
    db: fromKysely(db),
    schedule: false,
    superviseIntervalSeconds: upkeep.deleteFinishedEverySeconds,
    // Once a day unless told otherwise.
    maintenanceIntervalSeconds: upkeep.deleteFinishedEverySeconds,
    monitorIntervalSeconds: upkeep.lookForAbandonedEverySeconds,
  });
  boss.on("error", onError);
  await boss.start();
  for (const name of [deadMailQueueName, mailQueueName]) {
    const settings = { deleteAfterSeconds: upkeep.keepFinishedSeconds };
    await boss.createQueue(name, settings);
    // One that is there already keeps the settings it was made with.
    await boss.updateQueue(name, settings);
    // So that the queue is known: to ask for it within a transaction takes a second connection.
    await boss.insert(name, []);
  }

  async function finish(): Promise<void> {
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
    },
    finishDelivering,
    async close() {
      await finishDelivering();
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}
