import type { ChangedSeries, PreviewSeriesUpdate } from "@before-ten/contracts/series/output";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { multipart } from "../../../testing/event-forms.ts";
import { plainImage } from "../../../testing/sample-images.ts";
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

const update = (payload: object) =>
  callRest<ChangedSeries>(app, "PUT", `/series/${id}`, { token, payload });
const preview = async (input: object) => {
  const answer = await mutateTrpc<PreviewSeriesUpdate>(
    app,
    "series.previewUpdate",
    { id, ...input },
    { token },
  );
  return answer.body.result?.data;
};

/** One line per date: day, hour, name and its own fields. */
async function stored(): Promise<string[]> {
  const rows = await db.selectFrom("events").selectAll().orderBy("starts_at").execute();
  return rows.map((row) =>
    [row.start_date.slice(5), row.start_time, row.event_name, ...row.series_own_fields].join(" "),
  );
}

describe("changing a series", () => {
  it("is for admins, and for a series that exists with the date that is edited", async () => {
    const payload = { scope: "all", startTime: "15:00" };
    expect((await callRest(app, "PUT", `/series/${id}`, { payload })).status).toBe(401);
    const user = await signedInAs(deps, "user");
    const asUser = await callRest(app, "PUT", `/series/${id}`, { token: user.token, payload });
    expect(asUser.status).toBe(403);
    expect((await callRest(app, "PUT", "/series/x", { token, payload })).status).toBe(404);
    expect((await update({ ...payload, eventId: id })).body.error).toBe(
      "This event isn't one of the series",
    );
    expect((await update({ startTime: "15:00" })).status).toBe(400);
  });

  it("of this date alone leaves the others, and is remembered", async () => {
    await update({ scope: "this", eventId: eventIds[1], startTime: "15:00" });
    expect(await stored()).toEqual([
      "11-28 16:00 Sunday Disco",
      "12-05 15:00 Sunday Disco startTime endTime",
      "12-12 16:00 Sunday Disco",
      "12-19 16:00 Sunday Disco",
    ]);
  });

  it("of this and the following dates leaves earlier ones", async () => {
    const { body } = await update({ scope: "following", eventId: eventIds[2], startTime: "15:00" });
    expect(body.data.events.map((event) => event.id)).toEqual(eventIds.slice(2));
    expect(await stored()).toEqual([
      "11-28 16:00 Sunday Disco",
      "12-05 16:00 Sunday Disco",
      "12-12 15:00 Sunday Disco",
      "12-19 15:00 Sunday Disco",
    ]);
  });

  it("of all dates leaves ended ones, and renames the series", async () => {
    const { body } = await update({ scope: "all", eventName: "Saturday Disco" });
    expect(body.data.name).toBe("Saturday Disco");
    expect(await stored()).toEqual([
      "11-28 16:00 Sunday Disco",
      "12-05 16:00 Saturday Disco",
      "12-12 16:00 Saturday Disco",
      "12-19 16:00 Saturday Disco",
    ]);
  });

  it("keeps a date's manual changes, made by any call", async () => {
    const put = (of: string | undefined, payload: object) =>
      callRest(app, "PUT", `/events/${of}`, { token, payload });
    await put(eventIds[1], { eventName: "With a band" });
    await put(eventIds[2], { startDate: "2026-12-13", endDate: "2026-12-13" });
    await callRest(app, "PATCH", `/admin/events/${eventIds[3]}/status`, {
      token,
      payload: { status: "draft" },
    });
    const change = { eventName: "Disco", startDate: "2026-12-20", endDate: "2026-12-20" };
    await update({ scope: "all", eventId: eventIds[3], ...change, startTime: "15:00" });
    expect(await stored()).toEqual([
      "11-28 16:00 Sunday Disco",
      "12-06 15:00 With a band eventName",
      "12-13 15:00 Disco startDate endDate",
      "12-20 15:00 Disco status",
    ]);
  });

  it("moves each date by as many days, and the rule with them", async () => {
    const { body } = await update({
      scope: "all",
      eventId: eventIds[2],
      startDate: "2026-12-13",
      endDate: "2026-12-13",
    });
    expect(await stored()).toEqual([
      "11-28 16:00 Sunday Disco",
      "12-06 16:00 Sunday Disco",
      "12-13 16:00 Sunday Disco",
      "12-20 16:00 Sunday Disco",
    ]);
    expect(body.data.schedule).toBe("Every Sunday until 20 December 2026");
  });

  it("moves some of the dates, after which no rule fits", async () => {
    const moved = { startDate: "2026-12-13", endDate: "2026-12-13" };
    const { body } = await update({ scope: "following", eventId: eventIds[2], ...moved });
    expect((await stored()).map((line) => line.slice(0, 5))).toEqual([
      "11-28",
      "12-05",
      "12-13",
      "12-20",
    ]);
    expect(body.data.rule).toBeNull();
  });

  it("gives all but those with their own a new flyer, which they share", async () => {
    await db
      .updateTable("events")
      .set({ series_own_fields: ["poster"] })
      .where("id", "=", eventIds[3] ?? "")
      .execute();
    const image = await plainImage({ width: 400, height: 600 }).png().toBuffer();
    const flyer = { name: "flyer", value: image, fileName: "a.png" };
    const form = multipart([{ name: "scope", value: "all" }, flyer]);
    const { status, body } = await callRest<ChangedSeries>(app, "PUT", `/series/${id}`, {
      token,
      ...form,
    });
    expect(status).toBe(200);
    const urls = body.data.events.map((event) => event.poster?.url);
    expect(urls).toHaveLength(2);
    expect(new Set(urls).size).toBe(1);
    expect(body.data.events[0]?.poster?.alt).toBe("Poster for Sunday Disco");
  });

  it("is all or nothing", async () => {
    await db
      .updateTable("events")
      .set({ availability: "not-yet-on-sale", on_sale_from: "2026-12-10T09:00:00Z" })
      .where("id", "=", eventIds[3] ?? "")
      .execute();
    const before = await stored();
    const { status, body } = await update({
      scope: "all",
      startTime: "15:00",
      endDate: "2026-12-01",
    });
    expect([status, body.details?.[0]?.path]).toEqual([400, "endDate"]);
    expect(await stored()).toEqual(before);
  });

  it("needs a date to come, unless it names one", async () => {
    clock.set("2027-01-01T12:00:00Z");
    ({ token } = await signedInAs(deps, "admin"));
    const refused = await update({ scope: "all", startTime: "15:00" });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "Every date of this series is over. Create an event, or add dates.",
    ]);
    await update({ scope: "all", eventId: eventIds[0], startTime: "15:00" });
    expect((await stored()).filter((line) => line.includes("15:00"))).toHaveLength(1);
  });
});

describe("the preview of a change", () => {
  it("previews which dates change in what and which keep their own, and stores nothing", async () => {
    await callRest(app, "PUT", `/events/${eventIds[3]}`, {
      token,
      payload: { startTime: "17:00" },
    });
    const before = await stored();
    const change = { scope: "all", eventId: eventIds[1], startTime: "15:00", eventName: "Disco" };
    expect(await preview(change)).toEqual({
      ended: 1,
      dates: [
        { id: eventIds[1], ...on("2026-12-05"), changes: ["eventName", "startTime"], keeps: [] },
        { id: eventIds[2], ...on("2026-12-12"), changes: ["eventName", "startTime"], keeps: [] },
        { id: eventIds[3], ...on("2026-12-19"), changes: ["eventName"], keeps: ["startTime"] },
      ],
    });
    expect(await stored()).toEqual(before);
    await update(change);
    expect((await stored()).slice(1)).toEqual([
      "12-05 15:00 Disco",
      "12-12 15:00 Disco",
      "12-19 17:00 Disco startTime endTime",
    ]);
  });

  it("says that nothing changes where nothing does", async () => {
    const same = { scope: "all", eventName: "Sunday Disco", location: "The Corn Exchange, London" };
    expect((await preview(same))?.dates.flatMap(({ changes }) => changes)).toEqual([]);
    const flyer = await preview({ scope: "following", eventId: eventIds[3], withFlyer: true });
    expect(flyer?.dates.map(({ changes }) => changes)).toEqual([["poster"]]);
  });
});

function on(day: string) {
  const startDate = `${day}T00:00:00.000Z`;
  return { startDate, newStartDate: startDate };
}

it("a series that is dissolved leaves its events", async () => {
  expect((await callRest(app, "DELETE", `/series/${id}`, { token })).status).toBe(200);
  const rows = await db.selectFrom("events").select(["series_id", "series_own_fields"]).execute();
  expect(rows).toEqual(days.map(() => ({ series_id: null, series_own_fields: [] })));
  expect((await callRest(app, "DELETE", `/series/${id}`, { token })).status).toBe(404);
});
