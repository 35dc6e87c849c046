import type { EventFigures, Figures } from "@before-ten/contracts/analytics/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeReview } from "@before-ten/db/testing/stored-review";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, it } from "vitest";
import { type FiguresQuery, askFigures, queryText } from "../../testing/figures-calls.ts";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const parties: string[] = [];

beforeAll(async () => {
  clock.set("2026-12-04T08:00:00Z");
  parties.push(
    await storeEvent(db, { name: "=Party 0" }),
    await storeEvent(db, { name: "=Party 1", country: "NZ" }),
  );
  const [one = "", other = ""] = parties;
  await db
    .insertInto("event_daily_counts")
    .values([
      { event_id: one, day: "2026-11-01", views: 9, clicks: 4 },
      { event_id: one, day: "2026-11-02", views: 9, clicks: 1 },
      { event_id: other, day: "2026-11-02", views: 9, clicks: 2 },
      { event_id: other, day: "2026-10-02", views: 9, clicks: 1 },
    ])
    .execute();
  await db
    .insertInto("event_daily_channels")
    .values([
      { event_id: one, day: "2026-11-01", channel: "search", views: 9, clicks: 4 },
      { event_id: other, day: "2026-11-02", channel: "search", views: 9, clicks: 2 },
      { event_id: other, day: "2026-10-02", channel: "search", views: 9, clicks: 1 },
    ])
    .execute();
});

const ask = (query: FiguresQuery) => askFigures(app, token, query);

async function readCsv(query: FiguresQuery): Promise<string[][]> {
  const url = `/api/admin/analytics/figures/export?${queryText({ ...query, format: "csv" })}`;
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers["content-disposition"]).toContain("analytics-2026-12-04.csv");
  return parse(answer.body, { bom: true });
}

it("exports the table with the rows of all pages, and no formulas", async () => {
  const query = { rows: "event", columns: "channel", month: "2026-11" };
  expect(await readCsv(query)).toEqual([
    ["Party", "Detail", "Search engines", "Not known", "Ticket clicks", "Period before", "Change"],
    ["'=Party 0", "5 Dec 2026", "4", "1", "5", "0", "new"],
    ["'=Party 1", "5 Dec 2026", "2", "0", "2", "1", "up 100%"],
    ["Total", "", "6", "1", "7", "1", "up 600%"],
  ]);
  const { items, columnItems } = await ask(query);
  expect(items.map(({ label, cells }) => [label, ...cells])).toEqual([
    ["=Party 0", 4, 1],
    ["=Party 1", 2, 0],
  ]);
  expect(columnItems.map(({ label }) => label)).toEqual(["Search engines", "Not known"]);
  const { body } = await callRest<unknown[]>(
    app,
    "GET",
    "/admin/analytics/figures/export?rows=country&month=2026-11",
    { token },
  );
  expect(body.data).toEqual([
    { key: "UK", label: "United Kingdom", detail: null, value: 5, before: 0, cells: {} },
    { key: "NZ", label: "New Zealand", detail: null, value: 2, before: 1, cells: {} },
  ]);
});

it("says why parts don't add up", async () => {
  const { notes, total, items } = await ask({
    rows: "channel",
    measure: "clickRate",
    month: "2026-11",
  });
  expect(notes).toContain(
    "Click rates don't add up: a total is all clicks as a percentage of all views.",
  );
  expect(items.map(({ value }) => value)).toEqual([33.3, 11.1]);
  expect(total.value).toBe(25.9);
  const byDay = await ask({ rows: "day", month: "2026-11" });
  expect(byDay.notes).toEqual(["The period before has 1 more day, compared with 30 Nov 2026."]);
});

it("counts visits to a party in the trash, and says where it is", async () => {
  await db
    .updateTable("all_events")
    .set({ deleted_at: new Date(), deleted_by_name: "Ana" })
    .where("id", "=", parties[1] ?? "")
    .execute();
  const { items, total } = await ask({ month: "2026-11" });
  expect(items.map(({ detail }) => detail)).toEqual(["5 Dec 2026", "5 Dec 2026, in the trash"]);
  expect(total.value).toBe(7);
});

it("counts new subscribers by time alone", async () => {
  await callRest(app, "POST", "/contact/newsletter", { payload: { email: "ana@mail.example" } });
  const { items, total } = await ask({ measure: "subscribers", rows: "week", period: "7d" });
  expect(items.map(({ label, value }) => [label, value])).toEqual([
    ["Week of 23 Nov 2026", 0],
    ["Week of 30 Nov 2026", 1],
  ]);
  expect(total).toMatchObject({ value: 1, before: 0 });
});

it.each([
  [{ rows: "event", columns: "event" }, "columns"],
  [{ measure: "subscribers" }, "rows"],
  [{ measure: "subscribers", rows: "day", country: "UK" }, "country"],
  [{ from: "2026-11-02", to: "2026-11-01" }, "to"],
  [{ from: "2026-11-02" }, "to"],
  [{ to: "2026-11-02" }, "from"],
  [{ from: "2020-01-01", to: "2026-01-01" }, "to"],
  [{ from: "1999-12-31", to: "2000-01-01" }, "from"],
  [{ month: "2026-13" }, "month"],
  [{ campaign: "x" }, "campaign"],
])("refuses %j", async (query, path) => {
  const { status, body } = await callRest(
    app,
    "GET",
    `/admin/analytics/figures?${queryText(query)}`,
    {
      token,
    },
  );
  expect([status, body.details?.[0]?.path]).toEqual([400, path]);
});

it("compares a month that isn't over with the same days of the month before", async () => {
  expect(await ask({ month: "2026-12" })).toMatchObject({
    from: "2026-12-01",
    to: "2026-12-04",
    beforeFrom: "2026-11-01",
    beforeTo: "2026-11-04",
  });
  expect(await ask({ month: "2026-03" })).toMatchObject({
    to: "2026-03-31",
    beforeFrom: "2026-02-01",
    beforeTo: "2026-02-28",
  });
});

it("is for those who may read figures, in both APIs", async () => {
  const door = await signedInAs(deps, "user");
  const path = "/admin/analytics/figures";
  expect((await callRest(app, "GET", path)).status).toBe(401);
  expect((await callRest(app, "GET", path, { token: door.token })).status).toBe(403);
  const reader = await madeKey(deps, { scopes: ["read"] });
  expect((await callRest(app, "GET", path, { token: reader.secret })).status).toBe(200);
  const { body } = await queryTrpc<Figures>(app, "analytics.figures", { rows: "city" }, { token });
  expect(body.result?.data).toEqual(await ask({ rows: "city" }));
});

it("compares a party with the one before it of its series or city, as many days before each", async () => {
  const location = { formatted: "Hall, Hobart", coordinates: null };
  const [earlier, later] = await Promise.all(
    ["2026-11-08", "2026-11-15"].map((startDay) =>
      storeEvent(db, { name: startDay, location, startDay, registrations: 40 }),
    ),
  );
  await db
    .insertInto("event_daily_counts")
    .values([
      { event_id: earlier ?? "", day: "2026-11-07", views: 5, clicks: 2 },
      { event_id: earlier ?? "", day: "2026-11-08", views: 5, clicks: 1 },
      { event_id: later ?? "", day: "2026-11-08", views: 1, clicks: 1 },
      { event_id: later ?? "", day: "2026-11-14", views: 9, clicks: 7 },
    ])
    .execute();
  await storeReview(db, { eventId: later ?? "", score: 4 });
  const path = `/admin/analytics/events/${later}`;
  const { body } = await callRest<EventFigures>(app, "GET", path, { token });
  const { party, previous, city, from, to, marks } = body.data;
  expect(party).toMatchObject({ attendance: 40, reviews: 1, averageScore: 4 });
  expect(previous).toMatchObject({ id: earlier, reviews: 0, averageScore: null });
  expect([city, from, to]).toEqual(["Hobart", "2026-11-08", "2026-11-14"]);
  expect(marks).toContainEqual({ day: "2026-11-15", label: "Party" });
  const { trend, total } = await ask({ event: later, against: earlier, from, to, rows: "channel" });
  expect(total).toMatchObject({ value: 8, before: 2 });
  expect(trend.map(({ key, value, before }) => [key, value, before])).toEqual([
    ["2026-11-08", 1, 0],
    ...["09", "10", "11", "12", "13"].map((day) => [`2026-11-${day}`, 0, 0]),
    ["2026-11-14", 7, 2],
  ]);
  const first = await callRest<EventFigures>(app, "GET", `/admin/analytics/events/${earlier}`, {
    token,
  });
  expect(first.body.data.previous).toBeNull();
  // Both are to come: what the earlier one still gets says nothing.
  clock.set("2026-11-07T08:00:00Z");
  const toCome = await callRest<EventFigures>(app, "GET", path, { token });
  clock.set("2026-12-04T08:00:00Z");
  expect(toCome.body.data.previous).toBeNull();
  const none = await callRest(app, "GET", "/admin/analytics/events/none", { token });
  expect(none.status).toBe(404);
});
