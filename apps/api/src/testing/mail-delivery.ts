import {
  insertContactMessage,
  setContactMailState,
} from "@before-ten/db/queries/contact/contact-messages";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { inTransaction } from "@before-ten/db/transactions";
import { onTestFinished } from "vitest";
import { z } from "zod";
import type { Mail } from "../mail/mailer.ts";
import { createSmtpMailer } from "../mail/transports/smtp.ts";
import { deliverMails, mailsAtOnce } from "../mail/deliver-mails.ts";
import { defineMail } from "../mail/mail-kind.ts";
import { mailKinds } from "../registry/mail-kinds.ts";
import { type Upkeep, mailQueueName, openMailQueue } from "../mail/mail-queue.ts";
import { accountOwners } from "../features/auth/account-owners.ts";
import { nextParties } from "../features/campaigns/content/next-parties.ts";
import { createOutageLog } from "../http/outages.ts";
import { FakeClock } from "./fake-clock.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { unchangedTexts } from "./unchanged-texts.ts";

export const exampleMail: Mail = {
  to: "team@club.example",
  replyTo: { name: 'Ana, "the dancer"', address: "ana@mail.example" },
  subject: "Zwölf tickets, please",
  text: "As text",
  html: "<p>As HTML</p>",
  headers: { "List-Unsubscribe": `<https://club.example/unsubscribe?token=${"a".repeat(90)}>` },
};

/** A mail about a stored message, with the test's recipient and subject. */
export const exampleKind = defineMail({
  name: "example",
  priority: "low",
  nature: "personal",
  data: z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string().exactOptional(),
    replyTo: z.object({ name: z.string(), address: z.string() }).exactOptional(),
  }),
  write: (_deps, { to, subject = exampleMail.subject, replyTo }) =>
    Promise.resolve({ ...exampleMail, to, subject, ...(replyTo && { replyTo }) }),
  onSent: ({ db, clock }, { id }) =>
    setContactMailState(db, id, { state: "sent", at: clock.now() }),
  onGivenUp: ({ db, clock }, { id }) =>
    setContactMailState(db, id, { state: "failed", at: clock.now() }),
});

/** The same mail with high priority. */
export const promptKind = defineMail({ ...exampleKind, name: "prompt example", priority: "high" });

/** Limits for `expect.poll`. */
export const patience = { timeout: 20_000, interval: 50 };

interface Pace {
  attempts?: number;
  upkeep?: Partial<Upkeep>;
}

/** Creates a database with a mail queue that retries after a second; both end with the test. */
export async function startDelivery({ attempts = 3, upkeep = {} }: Pace = {}) {
  const { db, connectionString, close } = await createTestDatabase();
  const clock = new FakeClock("2026-12-04T12:00:00.000Z");
  const logged: object[] = [];
  const keep = (details: object, message?: string) => void logged.push({ ...details, message });
  const queue = await openMailQueue(db, {
    domain: "club.example",
    onError: (error) => keep({ error }),
    retries: { limit: attempts, delaySeconds: 1, maxDelaySeconds: 1 },
    upkeep,
  });
  const outages = createOutageLog({ warn: keep, error: keep }, () => Promise.resolve(true));
  onTestFinished(async () => {
    outages.close();
    await queue.close();
    await close();
  });
  const deps = {
    db,
    clock,
    accountOwners,
    nextParties,
    siteTexts: unchangedTexts,
    linkSecret: Buffer.from("a secret of tests, 32 bytes long"),
    site: {
      publicUrl: "https://club.example",
      mailFrom: "hello@club.example",
      contactTo: "team@club.example",
      newsletterDoubleOptIn: false,
    },
  };
  const store = (trx: typeof db) =>
    insertContactMessage(trx, {
      name: "Ana",
      email: "ana@mail.example",
      subject: "Hello",
      message: "A long enough message",
      type: "general",
      at: clock.now(),
    });
  return {
    db,
    clock,
    deps,
    connectionString,
    queue,
    logged,
    /** Delivers in this process from now on. */
    deliverTo: async (
      { url }: Pick<MailServer, "url">,
      pace: { pollingIntervalSeconds?: number; outagePauseMs?: number } = {},
    ) => {
      const settings = { url, from: "hello@club.example", maxConnections: mailsAtOnce };
      const mailer = createSmtpMailer(settings);
      onTestFinished(() => mailer.close());
      await deliverMails(deps, queue, {
        kinds: [...mailKinds, exampleKind, promptKind],
        mailer,
        log: { info: keep, warn: keep, error: keep },
        outages,
        outagePauseMs: 100,
        ...pace,
      });
    },
    /** Stores a message with a queued mail; returns the message's id. */
    write: (
      to: string,
      { kind = exampleKind, ...change }: Partial<Mail> & { kind?: typeof exampleKind } = {},
    ) =>
      inTransaction(db, async (trx) => {
        const id = await store(trx);
        await queue.enqueue(trx, kind, { id, to, ...change });
        return id;
      }),
    stateOf: async (id: string) => {
      const { mail_state } = await db
        .selectFrom("contact_messages")
        .select("mail_state")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return mail_state;
    },
    /** The states of all queued mails that aren't deleted yet. */
    jobStates: async () => {
      const jobs = await queue.boss.findJobs(mailQueueName);
      return jobs.map(({ state }) => state);
    },
  };
}

/** Closed at the end of the test. */
export async function startServer(
  ...options: Parameters<typeof startMailServer>
): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(server.close);
  return server;
}
