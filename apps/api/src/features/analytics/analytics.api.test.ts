import type { Analytics } from "@before-ten/contracts/analytics/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeAll, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");

beforeAll(async () => {
  // It is the 4th in all time zones.
  clock.set("2026-12-04T08:00:00Z");
  const disco = await storeEvent(db, { name: "Disco", country: "UK" });
  const ferry = await storeEvent(db, { name: "Ferry", country: "NZ" });
  await db
    .insertInto("event_daily_counts")
    .values([
      { event_id: disco, day: "2026-12-04", views: 30, clicks: 10 },
      { event_id: disco, day: "2026-11-28", views: 10, clicks: 3 },
      { event_id: ferry, day: "2026-12-01", views: 4, clicks: 6 },
      // Before the last seven days, and before the last thirty.
      { event_id: disco, day: "2026-11-27", views: 100, clicks: 1 },
      { event_id: ferry, day: "2026-11-04", views: 1_000, clicks: 1 },
    ])
    .execute();
  for (const email of ["ana@mail.example", "bo@mail.example"]) {
    await callRest(app, "POST", "/contact/newsletter", { payload: { email } });
  }
});

async function read(query: string) {
  const { status, body } = await callRest<Analytics>(app, "GET", `/admin/analytics${query}`, {
    token,
  });
  expect(status).toBe(200);
  return body.data;
}

it("adds up views and clicks of the period, by day, event and country", async () => {
  const { totals, days, events, countries } = await read("?period=7d");
  expect(totals).toEqual({ views: 44, clicks: 19, clickRate: 43.2, newSubscribers: 2 });
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({ day: "2026-11-28", views: 10, clicks: 3, newSubscribers: 0 });
  expect(days[1]).toEqual({ day: "2026-11-29", views: 0, clicks: 0, newSubscribers: 0 });
  expect(days.at(-1)).toEqual({ day: "2026-12-04", views: 30, clicks: 10, newSubscribers: 2 });
  expect(events.map(({ eventName, views, clickRate }) => [eventName, views, clickRate])).toEqual([
    ["Disco", 40, 32.5],
    // More clicks than views: an integrator reported its own clicks.
    ["Ferry", 4, 100],
  ]);
  expect(countries).toEqual([
    { country: "UK", views: 40, clicks: 13, clickRate: 32.5 },
    { country: "NZ", views: 4, clicks: 6, clickRate: 100 },
  ]);
});

it("tells by which channels visitors came, and since when that is known", async () => {
  expect(await read("?period=7d")).toMatchObject({ channels: [], channelsSince: null });
  const id = await storeEvent(db, { name: "Channels", startDay: "2027-01-10" });
  await db
    .insertInto("event_daily_channels")
    .values([
      { event_id: id, day: "2026-12-04", channel: "search", views: 8, clicks: 2 },
      { event_id: id, day: "2026-11-28", channel: "search", views: 2, clicks: 0 },
      { event_id: id, day: "2026-12-01", channel: "newsletter", views: 4, clicks: 3 },
      // Before the last seven days.
      { event_id: id, day: "2026-11-27", channel: "social", views: 100, clicks: 1 },
    ])
    .execute();
  const { channels, channelsSince } = await read("?period=7d");
  expect(channels).toEqual([
    { channel: "search", views: 10, clicks: 2, clickRate: 20 },
    { channel: "newsletter", views: 4, clicks: 3, clickRate: 75 },
  ]);
  expect(channelsSince).toBe("2026-11-27");
});

it("compares with as many days before", async () => {
  const { totalsBefore, daysBefore, days } = await read("?period=7d");
  expect(totalsBefore).toEqual({ views: 100, clicks: 1, clickRate: 1, newSubscribers: 0 });
  expect(daysBefore).toHaveLength(days.length);
  expect(daysBefore.at(-1)).toMatchObject({ day: "2026-11-27", views: 100 });
  const month = await read("");
  expect(month.totalsBefore).toMatchObject({ views: 1_000, clicks: 1 });
  expect(month.daysBefore[0]).toMatchObject({ day: "2026-10-06" });
});

it("covers thirty days by default", async () => {
  const { period, days, totals } = await read("");
  expect([period, days.length, totals.views]).toEqual(["30d", 30, 144]);
  expect((await read("?period=90d")).totals.views).toBe(1_144);
  expect((await read("?period=365d")).days).toHaveLength(365);
});

it.each(["7", "1d", "", "30d'"])("refuses the period %j", async (period) => {
  const query = `?period=${encodeURIComponent(period)}`;
  const { status, body } = await callRest(app, "GET", `/admin/analytics${query}`, { token });
  expect([status, body.details?.[0]?.path]).toEqual([400, "period"]);
});

it("answers tRPC the same", async () => {
  const { body } = await queryTrpc<Analytics>(app, "analytics.get", { period: "7d" }, { token });
  expect(body.result?.data).toEqual(await read("?period=7d"));
});

it("counts a visit at once, also where the next day has begun", async () => {
  const clubs = await Promise.all(
    (["AU", "NZ", "SG", "UK", "US"] as const).map(async (country) => ({
      country,
      id: await storeEvent(db, { name: country, country, startDay: "2027-01-10" }),
    })),
  );
  // In Auckland, Sydney and Singapore it is the 5th.
  clock.set("2026-12-04T23:30:00Z");
  const before = await read("?period=7d");
  for (const { id } of clubs) {
    await callRest(app, "POST", `/events/${id}/view`);
    await callRest(app, "POST", `/events/${id}/click`);
  }
  const { totals, days, events } = await read("?period=7d");
  expect(totals.views - before.totals.views).toBe(clubs.length);
  expect(totals.clicks - before.totals.clicks).toBe(clubs.length);
  for (const { country } of clubs) {
    expect(events).toContainEqual(expect.objectContaining({ eventName: country, views: 1 }));
  }
  expect(days).toHaveLength(7);
  // In New York it is still the 4th.
  expect([before.unfinishedFrom, days.at(-1)?.day]).toEqual(["2026-12-04", "2026-12-05"]);
  expect(days.slice(-2)).toMatchObject([
    { day: "2026-12-04", views: 32, clicks: 12 },
    { day: "2026-12-05", views: 3, clicks: 3 },
  ]);
});

it("counts a visit also where the next day begins before any of the club's countries has it", async () => {
  const fields = { timeZone: "Pacific/Kiritimati", startDay: "2027-01-10" };
  const id = await storeEvent(db, { name: "First light", ...fields });
  // There it has been the 5th for half an hour, and in Auckland it isn't yet.
  clock.set("2026-12-04T10:30:00Z");
  await callRest(app, "POST", `/events/${id}/view`);
  const { days, events } = await read("?period=7d");
  expect(days.at(-1)).toMatchObject({ day: "2026-12-05" });
  expect(events).toContainEqual(expect.objectContaining({ eventName: "First light", views: 1 }));
});
