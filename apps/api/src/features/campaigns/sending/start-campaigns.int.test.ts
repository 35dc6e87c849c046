import { campaignStateMessages } from "@before-ten/contracts/campaigns/send-messages";
import { senderHealthMessages } from "@before-ten/contracts/sender-health/messages";
import { storeSenderHealth } from "@before-ten/db/queries/sender-health/sender-health";
import { insertSenderOverride } from "@before-ten/db/queries/sender-health/sender-overrides";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { afterAll, beforeEach, expect, it } from "vitest";
import { unchangedTexts } from "../../../testing/unchanged-texts.ts";
import { storeUser } from "../../../testing/accounts/signed-in.ts";
import { textsWithSender } from "../../../testing/known-sender.ts";
import { FakeClock } from "../../../testing/fake-clock.ts";
import { getCampaign, updateCampaign } from "../campaigns.service.ts";
import { sendCampaign } from "../send-campaign.service.ts";
import { makeRecipients, startDueCampaign } from "./start-campaigns.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
const clock = new FakeClock("2026-12-04T12:00:00.000Z");
const site = {
  publicUrl: "https://club.example",
  mailFrom: "hello@club.example",
  contactTo: "team@club.example",
  newsletterDoubleOptIn: false,
};
const deps = { db, clock, site, siteTexts: textsWithSender };

beforeEach(async () => {
  clock.set("2026-12-04T12:00:00.000Z");
  await db.deleteFrom("campaigns").execute();
  await db.deleteFrom("subscribers").execute();
});

const recipients = () =>
  db
    .selectFrom("campaign_recipients")
    .innerJoin("subscribers", "subscribers.id", "subscriber_id")
    .select(["email", "domain", "due_at as dueAt"])
    .orderBy("email")
    .execute();

it("starts a campaign at its time, not before, and once", async () => {
  const id = await storeCampaign(db, {
    status: "scheduled",
    scheduledAt: new Date("2026-12-04T12:00:01.000Z"),
  });
  expect(await startDueCampaign(deps)).toBeUndefined();
  clock.advance(1_000);
  expect(await startDueCampaign(deps)).toEqual({ id, error: undefined });
  expect(await startDueCampaign(deps)).toBeUndefined();
  expect(await getCampaign(deps, id)).toMatchObject({
    status: "sending",
    startedAt: "2026-12-04T12:00:01.000Z",
  });
});

it("waits while something is wrong with the sender, unless an owner overrides it", async () => {
  const at = clock.now();
  const sentence = "club.example has no SPF record.";
  const store = (state: "ok" | "wrong") =>
    storeSenderHealth(db, {
      findings: [{ check: "spf", state, sentence }],
      rates: [],
      at,
      mail: undefined,
    });
  await storeSubscriber(db, { email: "ana@mail.example" });
  await store("wrong");
  const draft = await storeCampaign(db);
  const send = (time: { at: "now" } | { at: "instant"; instant: string }) =>
    sendCampaign(deps, { id: draft, time, countsOpens: false });
  await expect(send({ at: "now" })).rejects.toThrow(senderHealthMessages.campaignsWait(sentence));
  await send({ at: "instant", instant: new Date(at.getTime() + 1_000).toISOString() });
  clock.advance(1_000);
  expect(await startDueCampaign(deps)).toBeUndefined();

  const { id: by } = await storeUser(deps, { role: "admin" });
  const until = new Date(clock.now().getTime() + 60_000);
  await insertSenderOverride(db, { reason: "It spreads.", at: clock.now(), until, by });
  expect(await startDueCampaign(deps)).toEqual({ id: draft, error: undefined });

  clock.advance(60_000);
  const other = await storeCampaign(db, { status: "scheduled", scheduledAt: clock.now() });
  expect(await startDueCampaign(deps)).toBeUndefined();
  await store("ok");
  expect(await startDueCampaign(deps)).toEqual({ id: other, error: undefined });
});

it("makes recipients in batches, and counts them", async () => {
  await storeManySubscribers(db, 3_000, clock.now());
  const id = await storeCampaign(db, { status: "scheduled", scheduledAt: clock.now() });
  await startDueCampaign(deps);
  expect(await makeRecipients(deps)).toBe(true);
  expect((await getCampaign(deps, id)).figures).toMatchObject({
    recipients: 1_000,
    waiting: 1_000,
  });
  while (await makeRecipients(deps));
  const { count } = await db
    .selectFrom("subscribers")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "active")
    .executeTakeFirstOrThrow();
  expect((await getCampaign(deps, id)).figures).toMatchObject({ recipients: count });
});

it("is due by each subscriber's time zone, or their country's if the city is unknown", async () => {
  const livesIn = async (name: string, countries: ("NZ" | "UK" | "US")[]) => {
    const id = await storeSubscriber(db, { email: `${name}@mail.example` });
    await db.updateTable("subscribers").set({ countries }).where("id", "=", id).execute();
  };
  await livesIn("auckland", ["NZ", "UK"]);
  await livesIn("boston", ["US"]);
  await livesIn("cardiff", ["UK"]);
  await livesIn("somewhere", []);
  const id = await storeCampaign(db);
  const time = { at: "local", localTime: "2026-12-06T09:00", country: "UK" } as const;
  const { campaign } = await sendCampaign(deps, { id, time, countsOpens: false });
  expect(campaign).toMatchObject({
    status: "scheduled",
    timing: "local",
    localTime: "2026-12-06T09:00",
    localCountry: "UK",
    // Nine o'clock comes first in Auckland.
    scheduledAt: "2026-12-05T20:00:00.000Z",
  });
  clock.set("2026-12-05T20:00:00.000Z");
  await startDueCampaign(deps);
  while (await makeRecipients(deps));
  expect(await recipients()).toEqual([
    {
      email: "auckland@mail.example",
      domain: "mail.example",
      dueAt: new Date("2026-12-05T20:00Z"),
    },
    { email: "boston@mail.example", domain: "mail.example", dueAt: new Date("2026-12-06T14:00Z") },
    { email: "cardiff@mail.example", domain: "mail.example", dueAt: new Date("2026-12-06T09:00Z") },
    {
      email: "somewhere@mail.example",
      domain: "mail.example",
      dueAt: new Date("2026-12-06T09:00Z"),
    },
  ]);
});

it("becomes a draft again, and says why, when its mail can't be written", async () => {
  const blocks = [{ kind: "events", which: { by: "next", count: 3 } } as const];
  const id = await storeCampaign(db, { status: "scheduled", scheduledAt: clock.now(), blocks });
  const started = await startDueCampaign(deps);
  expect(started?.id).toBe(id);
  const draft = await getCampaign(deps, id);
  expect(draft).toMatchObject({ status: "draft", scheduledAt: null, startedAt: null });
  expect(draft.startError).toBe(started?.error?.message);
  expect(draft.startError).not.toBe("");
  // Saving acknowledges the error.
  expect(await updateCampaign(deps, draft)).toMatchObject({ startError: null });
});

it("becomes a draft again if Settings lose the sender by law before its time", async () => {
  const id = await storeCampaign(db, { status: "scheduled", scheduledAt: clock.now() });
  await startDueCampaign({ ...deps, siteTexts: unchangedTexts });
  expect(await getCampaign(deps, id)).toMatchObject({
    status: "draft",
    startError: campaignStateMessages.senderMissing("legal name and postal address"),
  });
});

it("lets others start and go on when one fails in the same way three times", async () => {
  const broken = await storeCampaign(db, { status: "scheduled", scheduledAt: clock.now() });
  const setBlocks = (blocks: string) =>
    db.updateTable("campaigns").set({ blocks }).where("id", "=", broken).execute();
  await setBlocks('[{"kind": "gone"}]');
  clock.advance(1_000);
  const next = await storeCampaign(db, { status: "scheduled", scheduledAt: clock.now() });
  for (let tries = 0; tries < 2; tries += 1)
    await expect(startDueCampaign(deps)).rejects.toThrow("operator");
  expect((await startDueCampaign(deps))?.error?.message).toMatch(/three times/);
  expect(await getCampaign(deps, broken)).toMatchObject({
    status: "draft",
    startError: expect.stringMatching(/three times/),
  });
  expect(await startDueCampaign(deps)).toEqual({ id: next, error: undefined });
});
