import { storeEvent } from "@before-ten/db/testing/stored-event";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { queuedMails } from "../../testing/queued-mails.ts";
import { sendQueued } from "../../testing/send-queued.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { watchAlerts } from "./watch-alerts.ts";

const { db, deps, clock } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await sendQueued(deps);
});

const patience = { timeout: 10_000, interval: 20 };
const mails = async () => (await queuedMails(db)).length;

function watch(tools: Parameters<typeof watchAlerts>[0] = deps) {
  const errors: unknown[] = [];
  const { look, close } = watchAlerts(tools, (error) => void errors.push(error));
  onTestFinished(close);
  return { look, close, errors };
}

/** Stores alerts waiting for places of a party that has some. */
async function waitForPlaces(count = 1): Promise<void> {
  const at = clock.now();
  const about = { kind: "places-return", event_id: await storeEvent(db) } as const;
  const alerts = Array.from({ length: count }, (_, index) => ({
    ...about,
    id: uuidv7(),
    email: `reader-${index}@mail.example`,
    requested_at: at,
    confirmed_at: at,
  }));
  await db.insertInto("event_alerts").values(alerts).execute();
}

it("looks immediately, and again on request, and sends each mail once", async () => {
  await waitForPlaces();
  const { look, errors } = watch();
  await expect.poll(mails, patience).toBe(1);
  await waitForPlaces();
  for (let time = 0; time < 10; time += 1) look();
  await expect.poll(mails, patience).toBe(2);
  expect(errors).toEqual([]);
});

it("looks every minute without being asked", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  // Each look reads the clock first, and fails.
  let isAway = false;
  const now = () => {
    if (isAway) throw new Error("no clock");
    isAway = true;
    return clock.now();
  };
  const { errors } = watch({ ...deps, clock: { now } });
  await expect.poll(() => errors.length, patience).toBe(1);
  vi.advanceTimersByTime(59_999);
  expect(errors).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect.poll(() => errors.length, patience).toBe(2);
});

it("continues after a failed look, and reports why", async () => {
  await waitForPlaces();
  let isAway = true;
  const enqueue: typeof deps.mailQueue.enqueue = (...mail) =>
    isAway ? Promise.reject(new Error("the queue is away")) : deps.mailQueue.enqueue(...mail);
  const { look, errors } = watch({ ...deps, mailQueue: { enqueue } });
  await expect.poll(() => errors, patience).toMatchObject([{ message: "the queue is away" }]);
  expect(await mails()).toBe(0);
  isAway = false;
  look();
  await expect.poll(mails, patience).toBe(1);
});

it("stops looking once it is closed", async () => {
  const { look, close } = watch();
  await close();
  await waitForPlaces();
  look();
  await close();
  expect(await mails()).toBe(0);
});

it("is closed before all of a backlog is queued, which the next one does", async () => {
  await waitForPlaces(250);
  await waitForPlaces(250);
  let closed: Promise<void> | undefined;
  const enqueue: typeof deps.mailQueue.enqueue = (...mail) => {
    closed ??= close();
    return deps.mailQueue.enqueue(...mail);
  };
  const { close, errors } = watch({ ...deps, mailQueue: { enqueue } });
  await expect.poll(() => closed !== undefined, patience).toBe(true);
  await closed;
  expect(await mails()).toBe(200);
  watch();
  await expect.poll(mails, patience).toBe(500);
  expect(errors).toEqual([]);
});
