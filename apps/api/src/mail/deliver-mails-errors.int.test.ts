import { spawn } from "node:child_process";
import { once } from "node:events";
import { createDatabase } from "@before-ten/db/client";
import {
  closeOtherConnections,
  untilWaitingForLocks,
} from "@before-ten/db/testing/close-connections";
import { expect, it, onTestFinished } from "vitest";
import { patience, startDelivery, startServer } from "../testing/mail-delivery.ts";
import type { MailServer } from "../testing/mail-server.ts";

/** Longer than a delivery to a server on loopback takes, even on a busy machine. */
const upkeep = {
  abandonedAfterSeconds: 5,
  lookForAbandonedEverySeconds: 1,
  deleteFinishedEverySeconds: 1,
};

/** A process that delivers until it is killed. */
function deliverInChild(connectionString: string, { url }: MailServer) {
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    const { createDatabase } = await import(${at("../../../../packages/db/src/client.ts")});
    const { createSmtpMailer } = await import(${at("./transports/smtp.ts")});
    const { systemClock } = await import(${at("../cli/server/system-clock.ts")});
    const { exampleKind } = await import(${at("../testing/mail-delivery.ts")});
    const { deliverMails } = await import(${at("deliver-mails.ts")});
    const { openMailQueue } = await import(${at("mail-queue.ts")});
    const db = createDatabase({ connectionString: ${JSON.stringify(connectionString)} });
    const queue = await openMailQueue(db, { domain: "club.example", onError: console.error });
    await deliverMails({ db, clock: systemClock }, queue, {
      kinds: [exampleKind],
      mailer: createSmtpMailer({
        url: ${JSON.stringify(url)},
        from: "hello@club.example",
        maxConnections: 1,
      }),
      log: { info() {}, warn: console.error, error: console.error },
      outages: { takes: () => false },
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

function messageIdsOf({ received }: MailServer): string[] {
  return received.map(({ source }) => /^Message-ID: (.+)\r$/m.exec(source)?.[1] ?? "none");
}

it("sends a mail at most twice, as one, when the process is killed after the server took it and before we noted it", async () => {
  const server = await startServer();
  const { db, connectionString, write, stateOf, jobStates, deliverTo } = await startDelivery({
    upkeep,
  });
  const id = await write("team@club.example");

  // The note waits for this lock, so the process dies exactly there.
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom("contact_messages").select("id").forUpdate().execute();
    const child = deliverInChild(connectionString, server);
    const exit = once(child, "exit");
    await expect.poll(() => server.received.length, patience).toBe(1);
    await untilWaitingForLocks(trx, 1);
    child.kill("SIGKILL");
    await exit;
    // Otherwise PostgreSQL would still execute the statement although the client is gone.
    await closeOtherConnections(trx);
  });
  expect(await stateOf(id)).toBe("queued");

  await deliverTo(server);
  await expect.poll(() => stateOf(id), patience).toBe("sent");
  await expect.poll(jobStates, patience).toEqual(["completed"]);
  const [first, ...again] = messageIdsOf(server);
  expect(first).toMatch(/^<[0-9a-f-]{36}@club\.example>$/);
  expect(again).toEqual([first]);
}, 60_000);

it("delivers everything although PostgreSQL closes all connections time and again, and gives nothing up", async () => {
  const server = await startServer();
  const { connectionString, write, stateOf, jobStates, deliverTo, logged } = await startDelivery({
    attempts: 20,
    upkeep,
  });
  const restarting = createDatabase({ connectionString, maxConnections: 1 });
  onTestFinished(() => restarting.destroy());
  const recipients = Array.from({ length: 12 }, (_, index) => `team-${index}@club.example`);
  const ids: string[] = [];
  for (const to of recipients) ids.push(await write(to));

  // First at the worst moment: the server has accepted the mails, and noting that is in progress.
  await restarting.transaction().execute(async (trx) => {
    await trx.selectFrom("contact_messages").select("id").forUpdate().execute();
    await deliverTo(server);
    await untilWaitingForLocks(trx, 2);
    await closeOtherConnections(trx);
  });
  expect(server.received.length).toBeGreaterThanOrEqual(2);
  for (const mails of [4, 6, 8, 10, 12]) {
    await expect.poll(() => server.received.length, patience).toBeGreaterThanOrEqual(mails);
    await closeOtherConnections(restarting);
  }

  await expect.poll(jobStates, patience).toEqual(recipients.map(() => "completed"));
  for (const id of ids) expect(await stateOf(id)).toBe("sent");
  expect(new Set(server.received.flatMap((mail) => mail.recipients))).toEqual(new Set(recipients));
  // Some were sent twice, with the same Message-ID.
  expect(server.received.length).toBeGreaterThan(recipients.length);
  expect(new Set(messageIdsOf(server)).size).toBe(recipients.length);
  // The outage has a single log line, not one per mail.
  const told = (message: string) =>
    logged.filter((line) => "message" in line && line.message === message);
  expect(told("an outage begins: requests are answered with 503").length).toBeGreaterThan(0);
  expect(told("a mail waits for its next attempt")).toEqual([]);
}, 90_000);
