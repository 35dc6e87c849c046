import { insertContactMessage } from "@before-ten/db/queries/contact-messages";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { inTransaction } from "@before-ten/db/transactions";
import { onTestFinished } from "vitest";
import { createSmtpMailer } from "../adapters/smtp-mailer.ts";
import { deliverMails } from "../jobs/deliver-mails.ts";
import { type Abandoned, type Mail, mailQueueName, openMailQueue } from "../jobs/mail-queue.ts";
import { FakeClock } from "./fake-clock.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

export const exampleMail: Mail = {
  to: "team@club.example",
  replyTo: { name: 'Ana, "the dancer"', address: "ana@mail.example" },
  subject: "Zwölf tickets, please",
  text: "As text",
  html: "<p>As HTML</p>",
  headers: { "List-Unsubscribe": `<https://club.example/unsubscribe?token=${"a".repeat(90)}>` },
};

/** For `expect.poll`. */
export const patience = { timeout: 20_000, interval: 50 };

interface Pace {
  attempts?: number;
  abandoned?: Abandoned;
}

/** A database of its own with a mail queue that tries again after a second; both end with the test. */
export async function startDelivery({ attempts = 3, abandoned }: Pace = {}) {
  const { db, connectionString, close } = await createTestDatabase();
  const clock = new FakeClock("2026-12-04T12:00:00.000Z");
  const logged: object[] = [];
  const keep = (details: object) => void logged.push(details);
  const queue = await openMailQueue(db, {
    domain: "club.example",
    onError: (error) => keep({ error }),
    retries: { limit: attempts, delaySeconds: 1, maxDelaySeconds: 1 },
    ...(abandoned && { abandoned }),
  });
  onTestFinished(async () => {
    await queue.close();
    await close();
  });
  return {
    db,
    clock,
    connectionString,
    queue,
    logged,
    deliverTo: ({ url }: Pick<MailServer, "url">) =>
      deliverMails({ db, clock }, queue, {
        mailer: createSmtpMailer({ url, from: "hello@club.example" }),
        log: { info: keep, warn: keep, error: keep },
        pollingIntervalSeconds: 0.5,
      }),
    /** A stored message whose mail is queued; answers the message's id. */
    write: (to: string) =>
      inTransaction(db, async (trx) => {
        const contactMessageId = await insertContactMessage(trx, {
          name: "Ana",
          email: "ana@mail.example",
          subject: "Hello",
          message: "A long enough message",
          type: "general",
          at: clock.now(),
        });
        await queue.enqueue(trx, { ...exampleMail, to }, { contactMessageId });
        return contactMessageId;
      }),
    stateOf: async (id: string) => {
      const { mail_state } = await db
        .selectFrom("contact_messages")
        .select("mail_state")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return mail_state;
    },
    /** Of every mail that was ever queued. */
    jobStates: async () => {
      const jobs = await queue.boss.findJobs(mailQueueName);
      return jobs.map(({ state }) => state);
    },
  };
}

/** Closed when the test is over. */
export async function startServer(
  ...options: Parameters<typeof startMailServer>
): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(server.close);
  return server;
}
