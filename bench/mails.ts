import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, type Db } from "@before-ten/db/client";
import { insertSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { insertUser } from "@before-ten/db/queries/auth/users";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";
import { newsletterWelcome } from "../apps/api/src/features/newsletter/newsletter.mails.ts";
import { openMailQueue } from "../apps/api/src/mail/mail-queue.ts";
import { openPasswordResetQueue } from "../apps/api/src/features/auth/password-reset-queue.ts";
import { type MailServer, startMailServer } from "../apps/api/src/testing/mail-server.ts";

/**
 * `pnpm bench:mails [mails] [processes] [delay]`: newsletter mails in a full queue, and links to a
 * new password that are asked for meanwhile. `delay` is how many milliseconds the mail server
 * thinks about each mail.
 */

const [mails = 2_000, processes = 1, delayMs = 0] = process.argv.slice(2).map(Number);
const resets = 10;
const idleMails = 10;
const allowedResetMs = 2_000;
const leastPerSecond = 50;

type Queue = Awaited<ReturnType<typeof openMailQueue>>;

async function main(db: Db, connectionString: string): Promise<void> {
  console.log(
    `${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores, Node ${process.version}`,
  );
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1) ?? "?"}`);
  const server = await startMailServer({ delayMs: () => delayMs });
  const queue = await openMailQueue(db, { domain: "club.example", onError: console.error });
  const passwordResets = await openPasswordResetQueue(queue);
  const accounts = await storeAccounts(db);
  await welcome(db, queue, mails);
  const workers = await Promise.all(
    Array.from({ length: processes }, () => startProcess(connectionString, server)),
  );
  for (const worker of workers) worker.send("deliver");

  const slowest = askForLinks(server, accounts, passwordResets.enqueue);
  await until(() => welcomes(server).length === mails);
  const times = welcomes(server).map(({ at }) => at);
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000;
  const rate = mails / seconds;
  console.log(
    `${mails} mails by ${processes} processes over ${server.connections()} connections, the server taking ${delayMs} ms: ${seconds.toFixed(1)} s, ${rate.toFixed(0)} a second`,
  );
  const resetMs = await slowest;
  console.log(
    `${resets} links to a new password asked for meanwhile: the slowest after ${resetMs.toFixed(0)} ms`,
  );
  console.log(
    `to an empty queue: the slowest of ${idleMails} after ${await idleMs(db, queue, server)} ms`,
  );

  for (const worker of workers) worker.send("stop");
  await Promise.all(workers.map((worker) => once(worker, "exit")));
  await queue.close();
  await server.close();
  if (rate < leastPerSecond || resetMs > allowedResetMs) process.exitCode = 1;
}

async function startProcess(connectionString: string, { url }: MailServer): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "mail-process.ts"), [connectionString, url]);
  await once(child, "message");
  return child;
}

async function storeAccounts(db: Db): Promise<string[]> {
  const emails = Array.from({ length: resets }, (_, index) => `member.${index}@mail.example`);
  for (const email of emails) {
    await insertUser(db, { name: "Ana", email, adminRole: null, passwordHash: "", at: new Date() });
  }
  return emails;
}

async function welcome(db: Db, queue: Queue, count: number): Promise<void> {
  const consent = { at: new Date(), wording: "I agree", utmParams: {} };
  for (let index = 0; index < count; index += 1) {
    const email = `reader.${crypto.randomUUID()}@mail.example`;
    const added = await insertSubscriber(db, "active", { email, ...consent });
    await queue.enqueue(db, newsletterWelcome, { subscriberId: added?.id ?? "" });
  }
}

function welcomes({ received }: MailServer) {
  return received.filter(({ recipients }) => recipients[0]?.startsWith("reader."));
}

/**
 * One after the other, spread over the newsletter. Answers how long the slowest took, in
 * milliseconds.
 */
async function askForLinks(
  server: MailServer,
  emails: readonly string[],
  ask: (email: string) => Promise<void>,
): Promise<number> {
  let slowest = 0;
  for (const [index, email] of emails.entries()) {
    await until(() => server.received.length > (mails * (index + 1)) / (resets + 2));
    const requestedAt = Date.now();
    await ask(email);
    await until(() => server.received.some(({ recipients }) => recipients.includes(email)));
    slowest = Math.max(slowest, Date.now() - requestedAt);
  }
  return slowest;
}

async function idleMs(db: Db, queue: Queue, server: MailServer): Promise<number> {
  let slowest = 0;
  for (let mail = 0; mail < idleMails; mail += 1) {
    // The waits differ, so that mails come at every moment between two polls.
    await wait(300 + mail * 70);
    const before = server.received.length;
    await welcome(db, queue, 1);
    const queuedAt = Date.now();
    await until(() => server.received.length > before);
    slowest = Math.max(slowest, Date.now() - queuedAt);
  }
  return slowest;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5);
}

const postgres = await startTestPostgres();
try {
  const { connectionString } = await cloneTemplate(postgres);
  const db = createDatabase({ connectionString });
  await main(db, connectionString);
  await db.destroy();
} finally {
  await postgres.stop();
}
