import { expect, it } from "vitest";
import { patience, promptKind, startDelivery, startServer } from "../testing/mail-delivery.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { mailsAtOnce } from "./deliver-mails.ts";
import { mailQueueName } from "./mail-queue.ts";

type Delivery = Awaited<ReturnType<typeof startDelivery>>;

async function writeMany({ write }: Delivery, count: number, to = "reader@mail.example") {
  for (let mail = 0; mail < count; mail += 1) await write(to);
}

it("doesn't wait for the next look while mails are waiting", async () => {
  const server = await startServer();
  const delivery = await startDelivery();
  await writeMany(delivery, 60);
  await delivery.deliverTo(server, { pollingIntervalSeconds: 600 });
  await expect.poll(() => server.received.length, patience).toBe(60);
  expect(server.connections()).toBeLessThanOrEqual(mailsAtOnce);
});

it("sends an urgent mail before those that were queued earlier", async () => {
  const server = await startServer({ delayMs: () => 20 });
  const delivery = await startDelivery();
  await writeMany(delivery, 80);
  await delivery.deliverTo(server);
  await expect.poll(() => server.received.length, patience).toBeGreaterThan(8);
  await delivery.write("ana@mail.example", { kind: promptKind });
  const before = server.received.length;
  await expect.poll(() => server.received.length, patience).toBe(81);
  const place = server.received.findIndex(({ recipients }) =>
    recipients.includes("ana@mail.example"),
  );
  // After those in progress, and possibly the next eight, which were taken already.
  expect(place - before).toBeLessThanOrEqual(24);
});

it("keeps two places for urgent mails, however slow the others are", async () => {
  const server = await startServer({
    delayMs: (recipient) => (recipient.startsWith("reader") ? 4_000 : 0),
  });
  const delivery = await startDelivery();
  await writeMany(delivery, 2 * mailsAtOnce);
  await delivery.deliverTo(server);
  // All other places are in progress, none just taken.
  await expect.poll(() => server.received.length, patience).toBe(8);
  const id = await delivery.write("ana@mail.example", { kind: promptKind });
  await expect.poll(() => delivery.stateOf(id), { ...patience, timeout: 2_000 }).toBe("sent");
}, 30_000);

it("doesn't try every mail in vain while the mail server is away", async () => {
  const { port, close } = await startMailServer();
  await close();
  const delivery = await startDelivery({ attempts: 20 });
  await writeMany(delivery, 40);
  const away = { url: `smtp://127.0.0.1:${port}` };
  await delivery.deliverTo(away, { outagePauseMs: 2_000 });
  const outages = () =>
    delivery.logged.filter((entry) => JSON.stringify(entry).includes("mails wait"));
  await expect.poll(outages, patience).toHaveLength(1);
  const jobs = await delivery.queue.boss.findJobs(mailQueueName);
  expect(jobs.filter(({ state }) => state !== "created").length).toBeLessThanOrEqual(8);

  const server = await startServer({ port });
  await expect.poll(() => server.received.length, patience).toBe(40);
  expect(outages()).toHaveLength(1);
  expect(JSON.stringify(delivery.logged)).toContain("mails go out again");
}, 30_000);

it("copes with a mail server that accepts fewer connections than we open", async () => {
  const server = await startServer({ maxClients: 3, delayMs: () => 20 });
  const delivery = await startDelivery({ attempts: 20 });
  await writeMany(delivery, 40);
  await delivery.deliverTo(server, { outagePauseMs: 600_000 });
  await expect.poll(() => server.received.length, patience).toBe(40);
}, 30_000);
