import type { DashboardOverview } from "@before-ten/contracts/dashboard/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("contact_messages").execute();
  clock.set("2026-12-04T18:00:00Z");
});

async function overview(): Promise<DashboardOverview> {
  const path = "/admin/dashboard/overview";
  const { status, body } = await callRest<DashboardOverview>(app, "GET", path, { token });
  expect(status).toBe(200);
  return body.data;
}

it("lists events on now or within seven days, soonest first, without drafts", async () => {
  await storeEvent(db, { name: "Over", startDay: "2026-12-03" });
  await storeEvent(db, { name: "In six days", startDay: "2026-12-10" });
  await storeEvent(db, { name: "On", startDay: "2026-12-04", status: "published" });
  await storeEvent(db, { name: "Draft", startDay: "2026-12-05", status: "draft" });
  await storeEvent(db, { name: "Completed", startDay: "2026-12-05", status: "completed" });
  await storeEvent(db, { name: "In a week, an hour before", startDay: "2026-12-11" });
  await storeEvent(db, { name: "Later", startDay: "2026-12-12" });
  const { nextEvents } = await overview();
  expect(nextEvents.map(({ eventName }) => eventName)).toEqual([
    "On",
    "In six days",
    "In a week, an hour before",
  ]);
});

it("shows each event's availability, disruption and clicks", async () => {
  const id = await storeEvent(db, { availability: "sold-out", registrations: 90 });
  await db
    .insertInto("event_daily_counts")
    .values([
      { event_id: id, day: "2026-12-01", clicks: 2 },
      { event_id: id, day: "2026-10-01", clicks: 3 },
    ])
    .execute();
  const disruption = {
    disruption: "rescheduled",
    disruption_reason: "The caretaker opens later",
    disrupted_at: clock.now(),
    previous_start_date: "2026-12-05",
    previous_end_date: "2026-12-05",
    previous_start_time: "15:00",
    previous_starts_at: new Date("2026-12-05T15:00:00Z"),
    previous_ends_at: new Date("2026-12-05T21:00:00Z"),
  } as const;
  await db
    .updateTable("events")
    .set({ capacity: 100, ...disruption })
    .execute();
  const { nextEvents } = await overview();
  expect(nextEvents).toMatchObject([
    {
      place: "The Corn Exchange, London",
      startDate: "2026-12-05T00:00:00.000Z",
      timeZoneAbbreviation: "GMT",
      availability: "sold-out",
      capacity: 100,
      registrations: 90,
      disruption: "rescheduled",
      changes: ["time"],
      clicks: 5,
    },
  ]);
});

it("compares seven days that are over everywhere with the seven before", async () => {
  const id = await storeEvent(db);
  // In the last time zone it is the 4th; the last whole week begins on 27 November.
  const days = {
    "2026-12-04": 1_000,
    "2026-12-03": 1,
    "2026-11-27": 2,
    "2026-11-26": 4,
    "2026-11-20": 8,
    "2026-11-19": 1_000,
  };
  await db
    .insertInto("event_daily_counts")
    .values(
      Object.entries(days).map(([day, views]) => ({
        event_id: id,
        day,
        views,
        clicks: views * 10,
      })),
    )
    .execute();
  expect((await overview()).trends).toEqual({
    until: "2026-12-03",
    views: { now: 3, before: 12 },
    clicks: { now: 30, before: 120 },
    newSubscribers: { now: 0, before: 0 },
  });
  clock.set("2026-12-04T11:59:00Z");
  expect((await overview()).trends.until).toBe("2026-12-02");
});

it("names drafts and what is scheduled next", async () => {
  const draft = await storeEvent(db, { name: "Draft", status: "draft" });
  const active = await storeEvent(db, { name: "Active" });
  const schedule = async (id: string, columns: { publish_at?: string; take_down_at?: string }) =>
    db.updateTable("events").set(columns).where("id", "=", id).execute();
  await schedule(draft, {
    publish_at: "2026-12-04T20:00:00Z",
    take_down_at: "2026-12-04T21:00:00Z",
  });
  await schedule(active, { take_down_at: "2026-12-04T20:30:00Z" });
  const { drafts, scheduled } = await overview();
  expect(drafts).toMatchObject({
    events: 1,
    posts: 0,
    latest: [{ kind: "event", id: draft, title: "Draft" }],
  });
  expect(scheduled.map(({ kind, id, at }) => [kind, id, at])).toEqual([
    ["event-publication", draft, "2026-12-04T20:00:00.000Z"],
    ["event-take-down", active, "2026-12-04T20:30:00.000Z"],
    ["event-take-down", draft, "2026-12-04T21:00:00.000Z"],
  ]);
});

it("counts unread messages, for callers who may read them", async () => {
  const message = {
    name: "Ana",
    email: "ana@mail.example",
    subject: "Hello",
    message: "Is it on tonight?",
  };
  const payload = { ...message, type: "event" };
  expect((await callRest(app, "POST", "/contact/send", { payload })).status).toBe(200);
  expect((await overview()).unreadMessages).toBe(1);
  const viewer = await signedInAs(deps, "admin", { adminRole: "viewer" });
  const read = await queryTrpc<DashboardOverview>(
    app,
    "dashboard.overview",
    {},
    {
      token: viewer.token,
    },
  );
  expect(read.body.result?.data.unreadMessages).toBeNull();
});
