import { once } from "node:events";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { expect, it, onTestFinished } from "vitest";
import {
  forkCampaignProcess,
  headerOf,
  readersOf,
  startSending,
} from "../../../testing/campaigns/campaign-sending.ts";
import { startServer } from "../../../testing/mail-delivery.ts";
import { campaignMailsAtOnce } from "./campaign-worker.ts";

const subscribers = 2_600;
const kills = 20;
/** In milliseconds; longer than an exchange with the test's mail server takes. */
const leaseMs = 2_000;
const patience = { timeout: 120_000, interval: 50 };

/** Compares what the mail server received with the database. */
it(
  "loses no recipient in twenty kills, and repeats at most the mails in flight, with the same Message-ID",
  { timeout: 300_000 },
  async () => {
    const server = await startServer();
    const { db, connectionString, due, statusOf, figuresOf } = await startSending();
    await storeManySubscribers(db, subscribers, new Date());
    const wanted = await db
      .selectFrom("subscribers")
      .select("email")
      .where("status", "=", "active")
      .orderBy("email")
      .execute();
    expect(wanted.length).toBeGreaterThan(2_000);
    const id = await due();

    for (let kill = 1; kill <= kills; kill += 1) {
      const child = await forkCampaignProcess(connectionString, server, { leaseMs });
      onTestFinished(() => void child.kill("SIGKILL"));
      // Anywhere between its first mail and the share left for the others.
      const enough = server.received.length + 1 + ((kill * 37) % 80);
      await expect.poll(() => server.received.length, patience).toBeGreaterThanOrEqual(enough);
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    expect(await statusOf(id)).toBe("sending");
    const last = await forkCampaignProcess(connectionString, server, { leaseMs });
    onTestFinished(() => void last.kill("SIGKILL"));
    await expect.poll(() => statusOf(id), patience).toBe("sent");

    const readers = readersOf(server);
    expect([...new Set(readers)]).toEqual(wanted.map(({ email }) => email).toSorted());
    expect(await figuresOf(id)).toMatchObject({
      recipients: wanted.length,
      sent: wanted.length,
      waiting: 0,
      failed: 0,
    });
    const repeated = readers.length - wanted.length;
    expect(repeated).toBeLessThanOrEqual(kills * campaignMailsAtOnce);
    const messageIds = server.received.map(({ source }) => headerOf(source, "Message-ID"));
    expect(new Set(messageIds).size).toBe(wanted.length);
  },
);

it("goes on at once after a kill, however long a lease is", { timeout: 60_000 }, async () => {
  const server = await startServer({ delayMs: () => 100 });
  const { db, connectionString, due, statusOf } = await startSending();
  await storeManySubscribers(db, 60, new Date());
  const id = await due();
  const hour = { leaseMs: 3_600_000 };
  const killed = await forkCampaignProcess(connectionString, server, hour);
  onTestFinished(() => void killed.kill("SIGKILL"));
  await expect.poll(() => server.received.length, patience).toBeGreaterThan(2);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  const taken = await db
    .selectFrom("campaign_recipients")
    .select("taken_by")
    .where("state", "=", "waiting")
    .where("taken_until", "is not", null)
    .execute();
  expect(taken.length).toBeGreaterThan(0);
  const next = await forkCampaignProcess(connectionString, server, hour);
  onTestFinished(() => void next.kill("SIGKILL"));
  await expect.poll(() => statusOf(id), { ...patience, timeout: 30_000 }).toBe("sent");
});

it("is sent by two processes at once without duplicates", { timeout: 60_000 }, async () => {
  const server = await startServer({ delayMs: () => 2 });
  const { db, connectionString, due, statusOf, figuresOf } = await startSending();
  await storeManySubscribers(db, 1_200, new Date());
  const id = await due();
  const children = await Promise.all([
    forkCampaignProcess(connectionString, server),
    forkCampaignProcess(connectionString, server),
  ]);
  onTestFinished(() => children.forEach((child) => child.kill("SIGKILL")));
  await expect.poll(() => statusOf(id), patience).toBe("sent");
  const { sent, recipients } = await figuresOf(id);
  expect(sent).toBe(recipients);
  expect(server.received).toHaveLength(sent);
  expect(new Set(readersOf(server)).size).toBe(sent);
  // Both processes sent, because a single one has no more connections than this.
  expect(server.connections()).toBeGreaterThan(campaignMailsAtOnce);
});

it("keeps the pace that all processes share", { timeout: 60_000 }, async () => {
  const server = await startServer();
  const { db, connectionString, due, statusOf } = await startSending();
  await storeManySubscribers(db, 200, new Date());
  const id = await due();
  const rate = 40;
  const children = await Promise.all([
    forkCampaignProcess(connectionString, server, { rate }),
    forkCampaignProcess(connectionString, server, { rate }),
  ]);
  onTestFinished(() => children.forEach((child) => child.kill("SIGKILL")));
  await expect.poll(() => statusOf(id), patience).toBe("sent");
  const times = server.received.map(({ at }) => at);
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000;
  const seen = (times.length - 1) / seconds;
  // A machine that stalls at first catches up; without a shared pace the two would send 80.
  expect(seen).toBeLessThan(rate * 1.3);
  expect(seen).toBeGreaterThan(rate * 0.5);
});
