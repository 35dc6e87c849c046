import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { closeOtherConnections } from "@before-ten/db/testing/close-connections";
import { expect, it } from "vitest";
import { headerOf, readersOf, startSending } from "../../../testing/campaigns/campaign-sending.ts";
import { patience, startServer } from "../../../testing/mail-delivery.ts";
import { type MailServer, startMailServer } from "../../../testing/mail-server.ts";
import { campaignMailsAtOnce } from "./campaign-worker.ts";

const messageIdsOf = ({ received }: MailServer) =>
  received.map(({ source }) => headerOf(source, "Message-ID"));

it("goes on after its mail server has dropped all connections, and loses no recipient", async () => {
  const first = await startMailServer({ delayMs: () => 20 });
  const { db, sendTo, due, statusOf, figuresOf } = await startSending();
  await storeManySubscribers(db, 400, new Date());
  const id = await due();
  sendTo(first);
  await expect.poll(() => first.received.length, patience).toBeGreaterThan(30);
  await first.close();
  const second = await startServer({ port: first.port });
  await expect.poll(() => second.received.length, patience).toBeGreaterThan(30);
  // The exchange in progress when the server hung up counts as an attempt.
  await expect
    .poll(async () => {
      await db
        .updateTable("campaign_recipients")
        .set({ due_at: new Date() })
        .where("state", "=", "waiting")
        .where("attempts", ">", 0)
        .execute();
      return statusOf(id);
    }, patience)
    .toBe("sent");

  const { sent, recipients } = await figuresOf(id);
  expect(sent).toBe(recipients);
  const readers = [...readersOf(first), ...readersOf(second)];
  expect(new Set(readers).size).toBe(recipients);
  expect(readers.length - recipients).toBeLessThanOrEqual(campaignMailsAtOnce);
  const messageIds = [...messageIdsOf(first), ...messageIdsOf(second)];
  expect(new Set(messageIds).size).toBe(recipients);
});

it("goes on after the database has dropped all connections, and repeats nothing", async () => {
  const server = await startServer({ delayMs: () => 5 });
  const { db, sendTo, due, statusOf, figuresOf } = await startSending();
  await storeManySubscribers(db, 400, new Date());
  const id = await due();
  sendTo(server, { leaseMs: 4_000 });
  for (let time = 1; time <= 3; time += 1) {
    await expect.poll(() => server.received.length, patience).toBeGreaterThan(time * 60);
    await closeOtherConnections(db);
  }
  await expect.poll(() => statusOf(id).catch(() => "away"), patience).toBe("sent");
  const { sent, recipients } = await figuresOf(id);
  expect(sent).toBe(recipients);
  expect(server.received).toHaveLength(recipients);
  expect(new Set(readersOf(server)).size).toBe(recipients);
});
