import type {
  AdminSubscriberWithHistory,
  SubscriberChoices,
} from "@before-ten/contracts/newsletter/output";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { writtenMails } from "../../testing/queued-mails.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { preferencesUrl, unsubscribeUrl } from "./subscriber-links.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
const admin = await signedInAs(deps, "admin");
const dayMs = 86_400_000;
const invalid = "This link has expired or isn't complete. Please use the one in our latest email.";

let id = "";
let token = "";

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
  id = await storeSubscriber(db, { email: "ana@mail.example", utmParams: { source: "tram" } });
  token = tokenOf(preferencesUrl(deps.site, deps.linkSecret, id));
});

function tokenOf(url: string): string {
  return new URL(url).searchParams.get("token") ?? "";
}

const read = (given = token) =>
  callRest<SubscriberChoices>(app, "GET", `/contact/newsletter/preferences?token=${given}`);
const choose = (payload: object) =>
  callRest<SubscriberChoices>(app, "PUT", "/contact/newsletter/preferences", { payload });
const pause = (paused: boolean) =>
  callRest<SubscriberChoices>(app, "PUT", "/contact/newsletter/preferences/pause", {
    payload: { token, paused },
  });

async function stored() {
  return db
    .selectFrom("subscribers")
    .select(["topics", "countries", "paused_until"])
    .executeTakeFirstOrThrow();
}

it("shows the link's owner their preferences, never cached", async () => {
  const { status, headers, body } = await read();
  expect(status).toBe(200);
  expect(headers["cache-control"]).toMatch(/no-store|private/);
  expect(body.data).toMatchObject({
    email: "ana@mail.example",
    status: "active",
    topics: [],
    countries: [],
    pausedUntil: null,
    history: [{ kind: "consent", wording: "I agree", source: "tram", byTeam: false }],
  });
});

it.each([
  ["nonsense", () => "nonsense"],
  ["another signature", () => `${token.slice(0, -4)}AAAA`],
  ["a link that unsubscribes", () => tokenOf(unsubscribeUrl(deps.site, deps.linkSecret, id))],
  ["another subscriber's id", () => token.replace(id, "01990000-0000-7000-8000-000000000000")],
])("%s opens nothing, over both APIs", async (_what, given) => {
  const wrong = given();
  for (const { status, body } of [
    await read(wrong),
    await choose({ token: wrong, topics: [], countries: [] }),
  ]) {
    expect([status, body.error]).toEqual([400, invalid]);
  }
  expect((await queryTrpc(app, "newsletter.choices", { token: wrong })).status).toBe(400);
  const paused = await mutateTrpc(app, "newsletter.setPause", { token: wrong, paused: true });
  expect(paused.status).toBe(400);
  expect(await stored()).toEqual({ topics: [], countries: [], paused_until: null });
});

it("stops working when its subscriber is deleted", async () => {
  await db.deleteFrom("subscribers").execute();
  expect((await read()).status).toBe(400);
  expect((await pause(true)).status).toBe(400);
});

it("stores topics and countries, their own country first, and records the change", async () => {
  await db
    .updateTable("subscribers")
    .set({ countries: ["UK"] })
    .execute();
  const { status, body } = await choose({
    token,
    topics: ["posts", "events", "posts"],
    countries: ["AU", "UK"],
  });
  expect([status, body.message]).toEqual([
    200,
    "Saved. From now on you'll get just what you chose.",
  ]);
  expect(body.data).toMatchObject({ topics: ["events", "posts"], countries: ["UK", "AU"] });
  expect(await stored()).toMatchObject({ topics: ["events", "posts"], countries: ["UK", "AU"] });
  expect(body.data?.history.filter(({ kind }) => kind === "choices")).toMatchObject([
    { topics: ["events", "posts"], countries: ["UK", "AU"], byTeam: false },
  ]);

  await choose({ token, topics: ["events", "posts"], countries: ["UK"] });
  const again = await choose({ token, topics: ["events", "posts"], countries: ["UK"] });
  expect(again.body.data?.history.filter(({ kind }) => kind === "choices")).toHaveLength(2);
  expect(again.body.data?.history.find(({ kind }) => kind === "choices")).toMatchObject({
    topics: null,
    countries: ["UK"],
  });
});

it("refuses topics and countries that don't exist", async () => {
  expect((await choose({ token, topics: ["spam"], countries: [] })).status).toBe(400);
  expect((await choose({ token, topics: [], countries: ["FR"] })).status).toBe(400);
  expect(await stored()).toMatchObject({ topics: [], countries: [] });
});

it("pauses for thirty days, and resumes on request", async () => {
  const until = new Date(clock.now().getTime() + 30 * dayMs);
  const paused = await pause(true);
  expect(paused.body.message).toBe("You won't get the newsletter until the pause is over.");
  expect(paused.body.data?.pausedUntil).toBe(until.toISOString());
  expect((await stored()).paused_until).toEqual(until);
  const resumed = await pause(false);
  expect(resumed.body.message).toBe("The pause is over. You'll get the newsletter again.");
  expect((await stored()).paused_until).toBeNull();
  await pause(false);
  const { body } = await read();
  expect(body.data?.history.filter(({ kind }) => kind === "pause")).toMatchObject([
    { pausedUntil: null },
    { pausedUntil: until.toISOString() },
  ]);
});

it("lets them leave from that page, too", async () => {
  const { body } = await mutateTrpc(app, "newsletter.unsubscribe", { token });
  expect(body.result?.data).toMatchObject({ alreadyUnsubscribed: false });
  expect((await read()).body.data).toMatchObject({ status: "unsubscribed" });
});

it("shows the address of an unsubscribe link, and of no other link", async () => {
  const leave = tokenOf(unsubscribeUrl(deps.site, deps.linkSecret, id));
  const ask = (given: string) => queryTrpc(app, "newsletter.linkedAddress", { token: given });
  expect((await ask(leave)).body.result?.data).toEqual({ email: "ana@mail.example" });
  expect((await ask(`${leave}x`)).body.result?.data).toEqual({ email: null });
});

describe("the history of consent", () => {
  it("keeps each consent, with its wording, source and choices", async () => {
    await choose({ token, topics: ["posts"], countries: ["NZ"] });
    await mutateTrpc(app, "newsletter.unsubscribe", { token });
    clock.advance(dayMs);
    const payload = {
      email: "ana@mail.example",
      utmParams: { source: "radio" },
      timeZone: "Asia/Singapore",
    };
    await callRest(app, "POST", "/contact/newsletter", { payload });
    const { body } = await read();
    expect(body.data).toMatchObject({ status: "active", topics: ["posts"], countries: ["NZ"] });
    const consents = body.data?.history.filter(({ kind }) => kind === "consent");
    expect(new Set(consents?.map(({ source }) => source))).toEqual(new Set(["radio", "tram"]));
    expect(consents?.find(({ source }) => source === "tram")?.wording).toBe("I agree");
    expect(body.data?.history.map(({ at }) => at)).toEqual(
      body.data?.history.map(({ at }) => at).toSorted((one, other) => (one < other ? 1 : -1)),
    );
  });

  it("shows the subscriber that the team changed something, and admins who it was and why", async () => {
    const path = `/admin/newsletter/subscribers/${id}`;
    const call = { token: admin.token };
    await callRest(app, "PATCH", `${path}/status`, {
      ...call,
      payload: { status: "unsubscribed", reason: "Shouted on the phone" },
    });
    await callRest(app, "PATCH", `${path}/preferences`, {
      ...call,
      payload: { preferences: { weekly: true } },
    });
    const own = (await read()).body.data?.history ?? [];
    expect(own.find(({ kind }) => kind === "status")).toMatchObject({ byTeam: true, reason: null });
    expect(JSON.stringify(own)).not.toMatch(/Shouted|changedBy/);
    const { body } = await callRest<AdminSubscriberWithHistory>(app, "GET", path, call);
    expect(body.data).toMatchObject({ topics: [], countries: [], pausedUntil: null });
    expect(body.data?.consentHistory).toMatchObject([
      { kind: "preferences", preferences: { weekly: true }, changedBy: { id: admin.user.id } },
      { kind: "status", to: "unsubscribed", reason: "Shouted on the phone" },
      { kind: "consent", wording: "I agree", source: "tram" },
    ]);
  });

  it("can't be changed", async () => {
    await choose({ token, topics: ["posts"], countries: [] });
    const wording = db.updateTable("subscriber_consents").set({ wording: "Everything" });
    await expect(wording.execute()).rejects.toThrow("the history of consent is never changed");
    const at = db.updateTable("subscriber_choices").set({ created_at: clock.now() });
    await expect(at.execute()).rejects.toThrow("the history of consent is never changed");
  });
});

describe("the time zone that a form sends", () => {
  const subscribe = (timeZone: unknown) =>
    callRest(app, "POST", "/contact/newsletter", {
      payload: { email: "eve@mail.example", timeZone },
    });
  const countries = () =>
    db
      .selectFrom("subscribers")
      .select("countries")
      .where("email", "=", "eve@mail.example")
      .executeTakeFirst();

  it.each([
    ["London's", "Europe/London", ["UK"]],
    ["Vancouver's", "America/Vancouver", ["CA"]],
    ["one of no country of ours", "America/Sao_Paulo", []],
    ["5,000 letters", "x".repeat(5_000), []],
    ["none", undefined, []],
  ])("%s", async (_what, timeZone, expected) => {
    expect((await subscribe(timeZone)).status).toBe(200);
    expect(await countries()).toEqual({ countries: expected });
  });
});

it("is in the welcome mail", async () => {
  await callRest(app, "POST", "/contact/newsletter", { payload: { email: "bea@mail.example" } });
  const mail = (await writtenMails(deps)).at(-1);
  const url = /https:\S+newsletter\/preferences\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect((await read(tokenOf(url))).body.data).toMatchObject({ email: "bea@mail.example" });
});

// Runs last, because the admin's session ends meanwhile.
it("doesn't count once it is over", async () => {
  await pause(true);
  clock.advance(30 * dayMs);
  const { body } = await pause(false);
  expect(body.data?.pausedUntil).toBeNull();
  expect(body.data?.history.filter(({ kind }) => kind === "pause")).toHaveLength(1);
});
