import { setTimeout as wait } from "node:timers/promises";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { expect, it } from "vitest";
import { getCampaign } from "../campaigns.service.ts";
import { cancelCampaign, pauseCampaign, resumeCampaign } from "../send-campaign.service.ts";
import { readersOf, startSending } from "../../../testing/campaigns/campaign-sending.ts";
import { patience, startServer } from "../../../testing/mail-delivery.ts";
import { startMailServer } from "../../../testing/mail-server.ts";

type Sending = Awaited<ReturnType<typeof startSending>>;

interface Answer {
  status: number;
  text: string;
}

/** Subscribers `reader-000@mail.example` and so on. */
async function storeReaders({ db }: Sending, count: number, name = "reader"): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const number = String(index).padStart(3, "0");
    await storeSubscriber(db, { email: `${name}-${number}@mail.example` });
  }
}

it("bounces a refused address, gives up a refused mail, and retries a deferred one", async () => {
  const answers: Record<string, Answer> = {
    "full@mail.example": { status: 451, text: "Mailbox full" },
    "listed@mail.example": { status: 550, text: "Client host blocked using zen.spamhaus.org" },
    "missing@mail.example": { status: 550, text: "No such user" },
    "over@mail.example": { status: 552, text: "Over quota" },
    "policy@mail.example": { status: 550, text: "5.7.1 we take nothing from you" },
  };
  const server = await startServer({ refuse: (recipient) => answers[recipient] });
  const sending = await startSending();
  for (const email of ["ana@mail.example", ...Object.keys(answers)]) {
    await storeSubscriber(sending.db, { email });
  }
  const id = await sending.due();
  const before = Date.now();
  sending.sendTo(server);
  await expect
    .poll(() => sending.figuresOf(id), patience)
    .toMatchObject({ sent: 1, failed: 4, waiting: 1 });
  await expect
    .poll(async () => (await sending.recipientsOf(id)).map(({ attempts }) => attempts), patience)
    .toEqual([1, 1, 1, 1, 1, 1]);
  const [ana, full, listed, missing, over, policy] = await sending.recipientsOf(id);
  expect(ana).toMatchObject({ state: "sent", error: null });
  expect(full).toMatchObject({ state: "waiting", status: "active", emailsSent: 0 });
  expect(full?.dueAt.getTime()).toBeGreaterThan(before + 50_000);
  expect(missing).toMatchObject({ state: "failed", status: "bounced", emailsSent: 0 });
  expect(missing?.error).toContain("550");
  expect(missing?.error).not.toContain("@");
  for (const each of [listed, over, policy]) {
    expect(each).toMatchObject({ state: "failed", status: "active" });
  }

  // The next attempt is due.
  delete answers["full@mail.example"];
  await sending.db
    .updateTable("campaign_recipients")
    .set({ due_at: new Date() })
    .where("state", "=", "waiting")
    .execute();
  await expect.poll(() => sending.statusOf(id), patience).toBe("sent");
  expect(readersOf(server)).toEqual(["ana@mail.example", "full@mail.example"]);
});

it("gives a mail up that was put off six times", async () => {
  const server = await startServer({ refuse: () => 451 });
  const sending = await startSending();
  await storeReaders(sending, 1);
  const id = await sending.due();
  sending.sendTo(server);
  const makeDue = () =>
    sending.db.updateTable("campaign_recipients").set({ due_at: new Date() }).execute();
  for (let attempt = 1; attempt < 6; attempt += 1) {
    await expect
      .poll(() => sending.recipientsOf(id), patience)
      .toMatchObject([{ state: "waiting", attempts: attempt }]);
    await makeDue();
  }
  await expect.poll(() => sending.statusOf(id), patience).toBe("sent");
  expect(await sending.recipientsOf(id)).toMatchObject([
    { state: "failed", attempts: 6, status: "active" },
  ]);
});

it("waits for a mail server that is away, without counting attempts", async () => {
  const first = await startMailServer();
  await first.close();
  const sending = await startSending();
  await storeReaders(sending, 3);
  const id = await sending.due();
  sending.sendTo(first);
  await expect
    .poll(() => sending.logged, patience)
    .toContainEqual(
      expect.objectContaining({ message: "mails wait: The mail server can't be reached." }),
    );
  await wait(300);
  expect(await sending.figuresOf(id)).toMatchObject({ waiting: 3, sent: 0, failed: 0 });
  expect((await sending.recipientsOf(id)).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);

  const server = await startServer({ port: first.port });
  await expect.poll(() => sending.statusOf(id), patience).toBe("sent");
  expect(readersOf(server)).toHaveLength(3);
});

it("skips subscribers who unsubscribe, pause or drop the topic before their turn", async () => {
  const server = await startServer({ delayMs: () => 200 });
  const sending = await startSending();
  await storeReaders(sending, 20);
  const id = await sending.due();
  sending.sendTo(server);
  await expect.poll(() => sending.figuresOf(id), patience).toMatchObject({ recipients: 20 });
  const leave = (columns: object, number: string) =>
    sending.db
      .updateTable("subscribers")
      .set(columns)
      .where("email", "=", `reader-0${number}@mail.example`)
      .execute();
  await leave({ status: "unsubscribed" }, "17");
  await leave({ paused_until: new Date(Date.now() + 60_000) }, "18");
  await leave({ topics: ["posts"] }, "19");
  await expect.poll(() => sending.statusOf(id), patience).toBe("sent");
  expect(await sending.figuresOf(id)).toMatchObject({ sent: 17, skipped: 3, waiting: 0 });
  expect(readersOf(server)).toHaveLength(17);
  expect(readersOf(server).at(-1)).toBe("reader-016@mail.example");
});

it("pauses automatically when too many addresses refuse it, and resumes on request", async () => {
  const server = await startServer({
    refuse: (recipient) => (recipient.startsWith("missing") ? 550 : undefined),
  });
  const sending = await startSending();
  await storeReaders(sending, 18);
  await storeReaders(sending, 10, "missing");
  await storeReaders(sending, 30, "later");
  const id = await sending.due();
  sending.sendTo(server);
  await expect.poll(() => sending.statusOf(id), patience).toBe("paused");
  const { pausedBy, figures } = await getCampaign(sending.deps, id);
  expect(pausedBy).toBe("errors");
  // Three of twenty-one are too many; mails already in flight may follow, but not all ten.
  expect(figures.failed).toBeGreaterThanOrEqual(3);
  expect(figures.failed).toBeLessThan(10);
  await wait(300);
  expect(await sending.statusOf(id)).toBe("paused");

  await resumeCampaign(sending.deps, id);
  await expect.poll(() => sending.statusOf(id), patience).toBe("sent");
  expect(await sending.figuresOf(id)).toMatchObject({ sent: 48, failed: 10, waiting: 0 });
});

it("names the provider that has us on a block list, and removes none of its subscribers", async () => {
  const server = await startServer({
    refuse: (recipient) =>
      recipient.startsWith("listed") ? { status: 550, text: "Blocked by our list" } : undefined,
  });
  const sending = await startSending();
  await storeReaders(sending, 18);
  await storeReaders(sending, 10, "listed");
  const id = await sending.due();
  sending.sendTo(server);
  await expect.poll(() => sending.statusOf(id), patience).toBe("paused");
  const { pausedBy, rejectedBy } = await getCampaign(sending.deps, id);
  expect({ pausedBy, rejectedBy }).toEqual({ pausedBy: "errors", rejectedBy: "mail.example" });
  const recipients = await sending.recipientsOf(id);
  expect(new Set(recipients.map(({ status }) => status))).toEqual(new Set(["active"]));
});

it("stops within a second when it is paused or cancelled, and resumes where it was", async () => {
  const server = await startServer({ delayMs: () => 50 });
  const sending = await startSending();
  await storeReaders(sending, 150);
  const id = await sending.due();
  sending.sendTo(server);
  await expect.poll(() => server.received.length, patience).toBeGreaterThan(10);
  await pauseCampaign(sending.deps, id);
  await wait(1_000);
  const atPause = server.received.length;
  await wait(500);
  expect(server.received).toHaveLength(atPause);
  expect(atPause).toBeLessThan(150);

  await resumeCampaign(sending.deps, id);
  await expect.poll(() => server.received.length, patience).toBeGreaterThan(atPause + 5);
  await cancelCampaign(sending.deps, id);
  await wait(1_000);
  const atCancel = server.received.length;
  await wait(500);
  expect(server.received).toHaveLength(atCancel);
  expect(new Set(readersOf(server)).size).toBe(atCancel);
  const { status, figures } = await getCampaign(sending.deps, id);
  expect(status).toBe("cancelled");
  expect(figures).toMatchObject({ sent: atCancel, waiting: 150 - atCancel });
});

it("finishes mails in flight when it closes, and gives the rest back", async () => {
  const server = await startServer({ delayMs: () => 300 });
  const sending = await startSending();
  await storeReaders(sending, 30);
  const id = await sending.due();
  const worker = sending.sendTo(server);
  await expect.poll(() => server.received.length, patience).toBeGreaterThan(0);
  await worker.close();
  const { sent, waiting } = await sending.figuresOf(id);
  expect(sent).toBe(server.received.length);
  expect(sent + waiting).toBe(30);
  expect((await sending.recipientsOf(id)).every(({ takenUntil }) => takenUntil === null)).toBe(
    true,
  );
});
