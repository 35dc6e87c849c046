import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeWebhook, webhookSecret } from "@before-ten/db/testing/stored-webhook";
import { Webhook } from "standardwebhooks";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { createGuardedRequest } from "../../../outbound/guarded-request.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { writtenMails } from "../../../testing/queued-mails.ts";
import { serve } from "../../../testing/strangers.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { addDueDeliveries, startDueTries } from "./webhook-worker.ts";
import { listDeliveries, listWebhooks, rotateSecret, updateWebhook } from "./webhooks.service.ts";

const { db, deps, clock } = await openTestApp();
const { user } = await signedInAs(deps, "admin");
const { signal } = new AbortController();
const hourMs = 60 * 60_000;

beforeEach(async () => {
  await db.deleteFrom("webhooks").execute();
  clock.set("2026-12-04T12:00:00Z");
});

const sentBody = z.object({
  type: z.string(),
  data: z.object({ position: z.number(), entityId: z.string() }),
});

interface Sent {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that notes what it gets, and answers as it is told. */
async function receiver(answer: RequestListener) {
  const got: Sent[] = [];
  const note = async (...[request, response]: Parameters<RequestListener>) => {
    got.push({ headers: request.headers, body: (await buffer(request)).toString() });
    answer(request, response);
  };
  const { port, url } = await serve((request, response) => void note(request, response));
  const webhookId = await storeWebhook(db, { url, createdBy: user.id, at: clock.now() });
  const tools = { ...deps, request: createGuardedRequest({ userAgent: "x", loopbackPort: port }) };
  return { got, webhookId, url, tools };
}

/** One look at what is due, until all answers are there. */
async function look(tools: Parameters<typeof startDueTries>[0]): Promise<number> {
  await addDueDeliveries(tools);
  const tries = await startDueTries(tools, signal);
  await Promise.all(tries);
  return tries.length;
}

async function lookUntilDone(tools: Parameters<typeof startDueTries>[0]): Promise<void> {
  while ((await look(tools)) > 0);
}

const ok: RequestListener = (_request, response) => void response.writeHead(204).end();

/** By the reference library, which refuses requests of another time. */
function verified({ headers, body }: Sent, secret: string): unknown {
  vi.useFakeTimers({ toFake: ["Date"], now: clock.now() });
  onTestFinished(() => void vi.useRealTimers());
  const all = Object.entries(headers).filter(([name]) => name.startsWith("webhook-"));
  const signature = z.record(z.string(), z.string()).parse(Object.fromEntries(all));
  return new Webhook(secret).verify(body, signature);
}

it("sends each change, signed, and in order", async () => {
  const { got, tools, webhookId } = await receiver(ok);
  const ids = [await storeEvent(db), await storeEvent(db)];
  await db.updateTable("events").set({ event_name: "New" }).where("id", "in", ids).execute();
  await storeEvent(db, { status: "draft" });
  await lookUntilDone(tools);
  const bodies = got.map((each) => sentBody.parse(verified(each, webhookSecret)));
  for (const id of ids) {
    const types = bodies.filter(({ data }) => data.entityId === id).map(({ type }) => type);
    expect(types).toEqual(["event.created", "event.updated"]);
  }
  expect(got).toHaveLength(4);
  expect(() => verified(got[0] ?? { headers: {}, body: "" }, `whsec_${btoa("forged")}`)).toThrow(
    "No matching signature found",
  );
  const { items } = await listDeliveries(deps, { id: webhookId, page: 1, limit: 20 });
  expect(items).toHaveLength(4);
  expect(items[0]).toMatchObject({ state: "delivered", tries: [{ status: 204 }] });
});

it("tries again later, and an item's later changes wait for that", async () => {
  let isBroken = true;
  const failing = await storeEvent(db);
  const { got, tools } = await receiver((_request, response) => {
    const isFailing = isBroken && got.at(-1)?.body.includes(failing) === true;
    response.writeHead(isFailing ? 500 : 200).end("<p>oops");
  });
  await db.updateTable("events").set({ event_name: "A" }).where("id", "=", failing).execute();
  await db.updateTable("events").set({ event_name: "B" }).where("id", "=", failing).execute();
  const other = await storeEvent(db);
  await lookUntilDone(tools);
  const sent = () => got.map(({ body }) => sentBody.parse(JSON.parse(body)).data);
  expect(
    sent()
      .map(({ entityId }) => entityId)
      .toSorted(),
  ).toEqual([failing, other].toSorted());
  isBroken = false;
  clock.advance(6_000);
  await lookUntilDone(tools);
  const positions = sent().filter(({ entityId }) => entityId === failing);
  expect(positions.map(({ position }) => position)).toEqual([
    positions[0]?.position,
    positions[0]?.position,
    (positions[0]?.position ?? 0) + 1,
  ]);
  const [first, second] = got.filter(({ body }) => body.includes(failing));
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
});

it("a slow receiver delays no other, and what a killed process tried is tried again", async () => {
  const { got, tools, url } = await receiver((request, response) => {
    if (request.url === "/") response.writeHead(200).end();
  });
  await storeWebhook(db, { url: `${url}/slow`, createdBy: user.id, at: clock.now() });
  for (let count = 0; count < 6; count += 1) await storeEvent(db);
  await addDueDeliveries(tools);
  const killed = new AbortController();
  const tries = await startDueTries(tools, killed.signal);
  expect(tries).toHaveLength(8);
  await expect.poll(() => got.length).toBe(8);
  // Four slots of the other are free again, whatever the slow one does.
  await expect.poll(async () => (await startDueTries(tools, killed.signal)).length).toBe(2);
  await expect.poll(() => got.length).toBe(10);
  killed.abort();
  await Promise.all(tries);
  expect(await look(tools)).toBe(0);
  clock.advance(31_000);
  expect(await startDueTries(tools, killed.signal)).toHaveLength(4);
});

it("is off after three days of failures, tells its maker, and loses nothing", async () => {
  let status = 503;
  const { got, tools, webhookId, url } = await receiver((_request, response) => {
    response.writeHead(status).end();
  });
  await storeEvent(db);
  const offReason = async () => (await listWebhooks(deps))[0]?.offReason;
  let tries = 0;
  for (; tries < 30 && (await offReason()) === null; tries += 1) {
    await look(tools);
    clock.advance(5 * hourMs);
  }
  expect(tries * 5).toBeGreaterThan(72);
  expect(await offReason()).toBe("failing");
  const [mail] = await writtenMails(deps, ({ kind }) => kind === "webhook turned off");
  expect(mail).toMatchObject({ to: user.email, subject: "A webhook of Before Ten is turned off" });
  expect(mail?.text).toContain(url);
  await storeEvent(db);
  const before = got.length;
  await lookUntilDone(tools);
  expect(got).toHaveLength(before);
  status = 200;
  await updateWebhook(deps, { id: webhookId, isOn: true });
  await lookUntilDone(tools);
  expect(got.length - before).toBe(2);
});

it("stays on if only one item is refused", async () => {
  const refused = await storeEvent(db);
  const { got, tools } = await receiver((_request, response) => {
    response.writeHead(got.at(-1)?.body.includes(refused) === true ? 400 : 204).end();
  });
  await db.updateTable("events").set({ event_name: "New" }).where("id", "=", refused).execute();
  await lookUntilDone(tools);
  for (let day = 0; day < 5; day += 1) {
    clock.advance(24 * hourMs);
    await storeEvent(db);
    await lookUntilDone(tools);
  }
  expect((await listWebhooks(deps))[0]).toMatchObject({ offReason: null, waiting: 1 });
});

it("of an event's orders only the latest sum is sent", async () => {
  const eventId = await storeEvent(db);
  const { got, tools, webhookId } = await receiver(ok);
  await updateWebhook(deps, { id: webhookId, kinds: ["orders"] });
  const change = { kind: "orders", entity_id: eventId, action: "updated" } as const;
  const changes = Array.from({ length: 30 }, () => change);
  await db.insertInto("changes").values(changes).execute();
  await lookUntilDone(tools);
  expect(got.map(({ body }) => sentBody.parse(JSON.parse(body)).type)).toEqual(["orders.updated"]);
});

it("keeps the secret in use if another one is made twice within a day", async () => {
  const { got, tools, webhookId } = await receiver(ok);
  await rotateSecret(deps, webhookId);
  const { secret } = await rotateSecret(deps, webhookId);
  await storeEvent(db);
  await lookUntilDone(tools);
  const [first = { headers: {}, body: "" }] = got;
  expect(verified(first, webhookSecret)).toEqual(verified(first, secret));
});

it("is off at once if the receiver is gone", async () => {
  const { tools } = await receiver((_request, response) => void response.writeHead(410).end());
  await storeEvent(db);
  await look(tools);
  expect((await listWebhooks(deps))[0]).toMatchObject({ offReason: "gone", waiting: 1 });
});

it("both secrets sign for a day after a new one was made", async () => {
  const { got, tools, webhookId } = await receiver(ok);
  const { secret } = await rotateSecret(deps, webhookId);
  await storeEvent(db);
  await lookUntilDone(tools);
  const [first = { headers: {}, body: "" }] = got;
  expect(verified(first, secret)).toEqual(verified(first, webhookSecret));
  clock.advance(25 * hourMs);
  await storeEvent(db);
  await lookUntilDone(tools);
  const last = got.at(-1) ?? first;
  expect(verified(last, secret)).toMatchObject({ type: "event.created" });
  expect(() => verified(last, webhookSecret)).toThrow("No matching signature found");
});

it.each(["https://127.0.0.1/hook", "https://10.0.0.7/hook", "https://localhost/hook"])(
  "never calls %s",
  async (url) => {
    const at = clock.now();
    const id = await storeWebhook(db, { url, createdBy: user.id, at });
    await storeEvent(db);
    await look({ ...deps, request: createGuardedRequest({ userAgent: "x" }) });
    const { items } = await listDeliveries(deps, { id, page: 1, limit: 20 });
    expect(items[0]?.tries).toMatchObject([
      { status: null, answer: "The address isn't on the public internet" },
    ]);
  },
);
