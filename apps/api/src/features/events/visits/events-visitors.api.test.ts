import type { Analytics } from "@before-ten/contracts/analytics/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type Caller, callRest, mutateTrpc } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp, startTestApp } from "../../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp();

beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("event_visits").execute();
  await db.deleteFrom("events").execute();
});

const minuteMs = 60_000;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0";
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const ana = { remoteAddress: "192.0.2.7", headers: { "user-agent": firefox } };

type Call = (id: string, caller?: Caller, server?: typeof app) => Promise<{ status: number }>;

const overRest =
  (verb: string): Call =>
  (id, caller = ana, server = app) =>
    callRest(server, "POST", `/events/${id}/${verb}`, caller);
const overTrpc =
  (procedure: string): Call =>
  (id, caller = ana, server = app) =>
    mutateTrpc(server, `events.${procedure}`, { id }, caller);

function counts() {
  return db.selectFrom("event_daily_counts").select(["day", "views", "clicks"]).execute();
}

const sumOf = async (what: "views" | "clicks") =>
  (await counts()).reduce((sum, day) => sum + day[what], 0);

const clicks = () => sumOf("clicks");

describe.each([
  ["over REST", overRest("click")],
  ["over tRPC", overTrpc("recordClick")],
] as const)("a click %s", (_api, call) => {
  it("of one visitor counts again after five minutes", async () => {
    const id = await storeEvent(db);
    expect((await call(id)).status).toBe(200);
    clock.advance(5 * minuteMs - 1_000);
    expect((await call(id)).status).toBe(200);
    expect(await clicks()).toBe(1);

    clock.advance(1_000);
    expect((await call(id)).status).toBe(200);
    expect(await clicks()).toBe(2);
  });

  it("counts once of 20 at once", async () => {
    const id = await storeEvent(db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await clicks()).toBe(1);
  });

  it("counts once for all server processes", async () => {
    const id = await storeEvent(db);
    const { app: another } = await startTestApp(db);
    onTestFinished(() => another.close());
    await Promise.all([call(id), call(id, ana, another), call(id), call(id, ana, another)]);
    expect(await clicks()).toBe(1);
  });

  it("counts for each address, browser and event", async () => {
    const id = await storeEvent(db);
    await call(id);
    await call(id, { ...ana, remoteAddress: "192.0.2.8" });
    await call(id, { ...ana, headers: { "user-agent": `${firefox} Beta` } });
    await call(await storeEvent(db));
    await call(id.toUpperCase());
    expect(await clicks()).toBe(4);
  });

  it("of one visitor counts once around midnight, when the secret changes", async () => {
    const id = await storeEvent(db);
    clock.set("2026-12-04T23:58:00Z");
    await call(id);
    clock.set("2026-12-05T00:02:59Z");
    await call(id);
    expect(await clicks()).toBe(1);
    clock.set("2026-12-05T00:03:00Z");
    await call(id);
    expect(await clicks()).toBe(2);
  });

  it("with an API key always counts, with a wrong one as without", async () => {
    const id = await storeEvent(db);
    const { secret } = await madeKey(deps, { scopes: ["read"] });
    const bearer = (token: string) => ({
      ...ana,
      headers: { ...ana.headers, authorization: `Bearer ${token}` },
    });
    await call(id, bearer(secret));
    await call(id, bearer(secret));
    expect(await clicks()).toBe(2);
    await call(id, bearer(`${secret}x`));
    await call(id, ana);
    expect(await clicks()).toBe(3);
  });
});

describe.each([
  ["a click over REST", "clicks", overRest("click")],
  ["a click over tRPC", "clicks", overTrpc("recordClick")],
  ["a view over REST", "views", overRest("view")],
  ["a view over tRPC", "views", overTrpc("recordView")],
] as const)("%s", (_name, what, call) => {
  const counted = () => sumOf(what);

  it.each([
    ["a crawler", { "user-agent": googlebot }],
    ["a preview", { "user-agent": "facebookexternalhit/1.1" }],
    ["a prefetch", { "user-agent": firefox, "sec-purpose": "prefetch" }],
    ["a prerender", { "user-agent": firefox, "sec-purpose": "prefetch;prerender" }],
    ["an older prefetch", { "user-agent": firefox, purpose: "prefetch" }],
  ])("of %s gets the same answer and doesn't count", async (_who, headers) => {
    const id = await storeEvent(db);
    const draft = await storeEvent(db, { status: "draft" });
    const bot = await call(id, { ...ana, headers });
    expect(bot.status).toBe(200);
    expect((await call(draft, { ...ana, headers })).status).toBe(404);
    expect((await call("nothing", { ...ana, headers })).status).toBe(404);
    expect(await counts()).toEqual([]);
    expect(await db.selectFrom("event_visits").selectAll().execute()).toEqual([]);
    await call(id);
    expect(await counted()).toBe(1);
  });

  it.each(["curl/8.14.1", "node", "python-requests/2.32.3", ""])(
    "of an integrator's server that calls itself %j counts",
    async (agent) => {
      const id = await storeEvent(db);
      await call(id, { ...ana, headers: { "user-agent": agent } });
      expect(await counted()).toBe(1);
    },
  );
});

it("every page load of a visitor is a view", async () => {
  const id = await storeEvent(db);
  await overRest("view")(id);
  await overTrpc("recordView")(id);
  expect(await sumOf("views")).toBe(2);
  expect(await db.selectFrom("event_visits").selectAll().execute()).toEqual([]);
});

describe("the address", () => {
  const click = overRest("click");
  const claiming = (forwardedFor: string, remoteAddress: string) => ({
    remoteAddress,
    headers: { "user-agent": firefox, "x-forwarded-for": forwardedFor },
  });

  async function clicksOf(callers: Caller[], trustProxy: string[]) {
    const { app: proxied } = await startTestApp(db, { trustProxy });
    onTestFinished(() => proxied.close());
    const id = await storeEvent(db);
    for (const caller of callers) await click(id, caller, proxied);
    return (await counts())[0]?.clicks;
  }

  it("ignores claims without a proxy", async () => {
    const callers = ["198.51.100.1", "198.51.100.2"].map((ip) => claiming(ip, "10.1.2.3"));
    expect(await clicksOf(callers, [])).toBe(1);
  });

  it("is taken from the proxy, not from a client behind it", async () => {
    const callers = [
      claiming("198.51.100.1", "10.1.2.3"),
      claiming("198.51.100.2", "10.1.2.3"),
      claiming("203.0.113.9, 198.51.100.2", "10.1.2.3"),
      // The same visitor through another of our proxies.
      claiming("198.51.100.1", "10.1.2.4"),
    ];
    expect(await clicksOf(callers, ["10.0.0.0/8"])).toBe(2);
  });

  it("is one for a whole network of IPv6", async () => {
    const from = (remoteAddress: string) => ({ ...ana, remoteAddress });
    const callers = [
      from("2001:db8:1:2::1"),
      from("2001:db8:1:2:ffff::9"),
      from("2001:db8:1:3::1"),
    ];
    expect(await clicksOf(callers, [])).toBe(2);
  });
});

it("stores neither the address nor the browser, and different hashes for two events", async () => {
  for (const id of [await storeEvent(db), await storeEvent(db)]) await overRest("click")(id);
  const rows = await db.selectFrom("event_visits").selectAll().execute();
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  expect(rows.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true);
});

it("gives analytics that agree with the daily counts", async () => {
  const { token } = await signedInAs(deps, "admin");
  // In Sydney it is already the next day.
  clock.set("2026-12-04T13:00:00Z");
  const id = await storeEvent(db, { country: "AU" });
  for (const caller of [ana, { ...ana, remoteAddress: "192.0.2.8" }]) {
    await overRest("view")(id, caller);
  }
  await overRest("click")(id);
  await overTrpc("recordClick")(id);
  await overRest("click")(id, { ...ana, headers: { "user-agent": googlebot } });
  expect(await counts()).toEqual([{ day: "2026-12-05", views: 2, clicks: 1 }]);

  clock.set("2026-12-05T12:00:00Z");
  const { body } = await callRest<Analytics>(app, "GET", "/admin/analytics?period=7d", { token });
  expect(body.data.totals).toMatchObject({ views: 2, clicks: 1, clickRate: 50 });
  expect(body.data.days).toContainEqual(
    expect.objectContaining({ day: "2026-12-05", views: 2, clicks: 1 }),
  );
  expect(body.data.events).toMatchObject([{ views: 2, clicks: 1 }]);
  expect(body.data.countries).toMatchObject([{ country: "AU", views: 2, clicks: 1 }]);
});
