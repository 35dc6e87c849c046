import { randomUUID } from "node:crypto";
import { isEmailAddress } from "@before-ten/contracts/email-address";
import type { Db } from "@before-ten/db/client";
import { PgBoss, fromKysely } from "pg-boss";
import type { OutgoingMail } from "../adapters/mailer.ts";

export const mailQueueName = "mail";
/** Where mails end that can't be delivered. */
export const deadMailQueueName = "mail-dead";

/** A mail as a service writes it. */
export type Mail = Omit<OutgoingMail, "messageId">;

/** Whose row is told what became of the mail. */
interface MailSubject {
  contactMessageId?: string;
  subscriberId?: string;
}

export interface MailJob {
  mail: OutgoingMail;
  subject: MailSubject;
}

export interface MailQueue {
  /** Part of the caller's transaction: the mail goes out if, and only if, the transaction commits. */
  enqueue: (trx: Db, mail: Mail, subject: MailSubject) => Promise<void>;
}

interface Retries {
  limit: number;
  /** Before the second attempt; each next wait is about twice as long. */
  delaySeconds: number;
  maxDelaySeconds: number;
}

/** Half a minute, a minute, ... two hours, two hours: for about a day. */
const patientRetries: Retries = { limit: 20, delaySeconds: 30, maxDelaySeconds: 7_200 };

/** A mail whose process was killed, or lost the database, while it went out. */
export interface Abandoned {
  /** Taken up again after this; longer than any conversation with a mail server may last. */
  afterSeconds: number;
  lookEverySeconds: number;
}

const defaultAbandoned: Abandoned = { afterSeconds: 180, lookEverySeconds: 60 };

export interface OpenMailQueue extends MailQueue {
  boss: PgBoss;
  /** Lets the mails being delivered finish, but not for long: the rest is taken up by the next process. */
  close: () => Promise<void>;
}

interface MailQueueOptions {
  /** The domain our mails' ids end in. */
  domain: string;
  /** Hears what goes wrong in the background, such as a database that is away for a moment. */
  onError: (error: unknown) => void;
  retries?: Retries;
  abandoned?: Abandoned;
}

const closeWithinMs = 4_000;
/** Once a mail went out: its text may hold a link that only its reader should have. */
const keptSeconds = 60;

/** pg-boss keeps its tables in a schema of its own, `pgboss`, and brings them up to date here. Several processes may start at once. */
export async function openMailQueue(
  db: Db,
  { domain, onError, retries = patientRetries, abandoned = defaultAbandoned }: MailQueueOptions,
): Promise<OpenMailQueue> {
  const boss = new PgBoss({
    db: fromKysely(db),
    schedule: false,
    superviseIntervalSeconds: abandoned.lookEverySeconds,
    monitorIntervalSeconds: abandoned.lookEverySeconds,
    // What is done is deleted by the maintenance, which comes once a day otherwise.
    maintenanceIntervalSeconds: abandoned.lookEverySeconds,
  });
  boss.on("error", onError);
  await boss.start();
  for (const name of [deadMailQueueName, mailQueueName]) {
    await boss.createQueue(name, { deleteAfterSeconds: keptSeconds });
    // So that the queue is known: to ask for it within a transaction takes a second connection.
    await boss.insert(name, []);
  }

  return {
    boss,
    async enqueue(trx, mail, subject) {
      refuseManyRecipients(mail);
      const job: MailJob = {
        mail: { ...mail, messageId: `<${randomUUID()}@${domain}>` },
        subject,
      };
      await boss.send(mailQueueName, job, {
        db: fromKysely(trx),
        deadLetter: deadMailQueueName,
        expireInSeconds: abandoned.afterSeconds,
        retryLimit: retries.limit,
        retryDelay: retries.delaySeconds,
        retryDelayMax: retries.maxDelaySeconds,
        retryBackoff: true,
        deleteAfterSeconds: keptSeconds,
      });
    },
    close: () => boss.stop({ graceful: true, timeout: closeWithinMs }),
  };
}

/** The contract has looked already; what gets into a mail's head is worth a second look. */
function refuseManyRecipients({ to, replyTo, subject }: Mail): void {
  const addresses = replyTo === undefined ? [to] : [to, replyTo.address];
  if (!addresses.every(isEmailAddress)) throw new Error("A mail needs exactly one recipient");
  if (/[\r\n]/.test(subject + (replyTo?.name ?? ""))) {
    throw new Error("A line break in a mail's head would begin another header");
  }
}
