import { setContactMailState } from "@before-ten/db/queries/contact-messages";
import { countMailSentTo } from "@before-ten/db/queries/subscribers";
import type { JobResult } from "pg-boss";
import { type Mailer, MailRefused, RecipientRefused } from "../adapters/mailer.ts";
import type { Deps } from "../deps.ts";
import { bounceSubscriber } from "./bounce-subscriber.ts";
import {
  type MailJob,
  type OpenMailQueue,
  deadMailQueueName,
  mailQueueName,
} from "./mail-queue.ts";

interface Delivery {
  mailer: Mailer;
  log: Log;
  pollingIntervalSeconds?: number;
}

interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

/** How many mails go out at once from this process. */
const atOnce = 3;

/** From now on this process delivers queued mails, each by itself: what is wrong with one doesn't touch another. */
export async function deliverMails(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { boss }: OpenMailQueue,
  { mailer, log, pollingIntervalSeconds = 1 }: Delivery,
): Promise<void> {
  await boss.work<MailJob>(
    mailQueueName,
    { batchSize: 1, localConcurrency: atOnce, pollingIntervalSeconds, perJobResults: true },
    (jobs) => Promise.all(jobs.map(({ id, data }) => deliver(id, data))),
  );

  async function deliver(id: string, { mail, subject }: MailJob): Promise<JobResult> {
    const { messageId } = mail;
    try {
      await mailer.send(mail);
    } catch (error) {
      const output = { messageId, reason: reasonOf(error) };
      if (error instanceof MailRefused) {
        log.error(output, "a mail was refused for good");
        if (error instanceof RecipientRefused && subject.subscriberId !== undefined) {
          await bounceSubscriber({ db, clock }, subject.subscriberId);
        }
        return { id, status: "deadletter", output };
      }
      log.warn(output, "a mail waits for its next attempt");
      return { id, status: "failed", output };
    }
    if (subject.contactMessageId !== undefined) {
      const change = { state: "sent", at: clock.now() } as const;
      await setContactMailState(db, subject.contactMessageId, change);
    }
    if (subject.subscriberId !== undefined) await countMailSentTo(db, subject.subscriberId);
    log.info({ messageId }, "a mail went out");
    return { id, status: "completed" };
  }

  // Refused, or tried for a day in vain.
  await boss.work<MailJob>(
    deadMailQueueName,
    { batchSize: 1, pollingIntervalSeconds },
    async (jobs) => {
      for (const { data } of jobs) {
        log.error({ messageId: data.mail.messageId }, "a mail was given up");
        const id = data.subject.contactMessageId;
        if (id !== undefined) {
          await setContactMailState(db, id, { state: "failed", at: clock.now() });
        }
      }
    },
  );
}

/** Never the mail server's own sentence: it quotes addresses. */
function reasonOf(error: unknown): string {
  const cause = error instanceof MailRefused ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  const parts = [
    "code" in cause ? cause.code : cause.name,
    "command" in cause && cause.command,
    "responseCode" in cause && cause.responseCode,
  ];
  return parts.filter(Boolean).join(" ");
}
