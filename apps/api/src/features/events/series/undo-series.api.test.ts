import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { callRest } from "../../../testing/calls.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
let token: string;
let id: string;
let eventIds: string[];
const days = ["2026-11-28", "2026-12-05", "2026-12-12", "2026-12-19"];

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("event_series").execute();
  clock.set("2026-12-04T12:00:00Z");
  ({ token } = await signedInAs(deps, "admin"));
  ({ id, eventIds } = await storeSeries(db, {
    rule: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219",
    dates: days.map((startDay) => ({ startDay })),
  }));
});

const update = (payload: object) => callRest(app, "PUT", `/series/${id}`, { token, payload });

/** One line per date: day, hour, name and its own fields. */
async function stored(): Promise<string[]> {
  const rows = await db.selectFrom("events").selectAll().orderBy("starts_at").execute();
  return rows.map((row) =>
    [row.start_date.slice(5), row.start_time, row.event_name, ...row.series_own_fields].join(" "),
  );
}

const undo = (undoId: string) =>
  callRest(app, "POST", "/admin/events/bulk/undo", { token, payload: { undoId } });
const change = async (payload: object) => {
  const { status, body } = await update(payload);
  expect(status).toBe(200);
  return z.object({ undoId: z.string() }).parse(body).undoId;
};
const rule = async () =>
  await db.selectFrom("event_series").select(["name", "rule"]).executeTakeFirstOrThrow();

it("restores days, hours, names and the rule, once", async () => {
  const before = [await stored(), await rule()];
  const undoId = await change({
    scope: "following",
    eventId: eventIds[1],
    eventName: "Saturday Disco",
    startDate: "2026-12-06T00:00:00.000Z",
    endDate: "2026-12-06T00:00:00.000Z",
    startTime: "15:00",
    location: { formatted: "The Barn, Leeds", coordinates: null },
    ticketPrice: { amount: "61", currency: "NZD" },
  });
  expect(await stored()).not.toEqual(before[0]);
  expect(await undo(undoId)).toMatchObject({
    status: 200,
    body: { data: { count: 3 }, message: "3 events restored" },
  });
  expect([await stored(), await rule()]).toEqual(before);
  const rows = await db.selectFrom("events").select(["location_label", "ticket_amount"]).execute();
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1);
  expect((await undo(undoId)).status).toBe(404);
});

it("leaves dates changed again since", async () => {
  const undoId = await change({ scope: "all", startTime: "15:00" });
  await callRest(app, "PUT", `/events/${eventIds[2]}`, { token, payload: { capacity: 120 } });
  expect((await undo(undoId)).body).toMatchObject({ data: { count: 2 } });
  expect((await stored()).map((line) => line.slice(0, 11))).toEqual([
    "11-28 16:00",
    "12-05 16:00",
    "12-12 15:00",
    "12-19 16:00",
  ]);
});

it("restores a schedule that a change of status cleared", async () => {
  await db.updateTable("events").set({ status: "draft" }).execute();
  const publish_at = new Date("2026-12-05T02:00:00Z");
  await db.updateTable("events").set({ publish_at }).where("starts_at", ">", clock.now()).execute();
  const undoId = await change({ scope: "all", status: "published" });
  await undo(undoId);
  const rows = await db
    .selectFrom("events")
    .select(["status", "publish_at"])
    .where("starts_at", ">", clock.now())
    .execute();
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ status: "draft", publish_at })));
});
