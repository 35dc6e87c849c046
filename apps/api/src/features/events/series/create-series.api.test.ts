import type { ChangedSeries, PreviewDates } from "@before-ten/contracts/series/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../../testing/event-forms.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
let token: string;
beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("event_series").execute();
  await db.deleteFrom("idempotency_keys").execute();
  clock.set("2026-12-04T12:00:00Z");
  ({ token } = await signedInAs(deps, "admin"));
});

const weekly = { ...eventJson, rule: "FREQ=WEEKLY;BYDAY=SA;COUNT=3" };
const create = (payload: object, headers?: Record<string, string>) =>
  callRest<ChangedSeries>(app, "POST", "/series", { token, payload, ...(headers && { headers }) });
const daysOf = ({ events }: ChangedSeries) => events.map(({ startDate }) => startDate.slice(0, 10));
const storedDays = async () =>
  (await db.selectFrom("events").select("start_date").orderBy("start_date").execute()).map(
    (row) => row.start_date,
  );

describe("creating a series", () => {
  it("is for admins", async () => {
    expect((await callRest(app, "POST", "/series", { payload: weekly })).status).toBe(401);
    const user = await signedInAs(deps, "user");
    const refused = await callRest(app, "POST", "/series", { token: user.token, payload: weekly });
    expect(refused.status).toBe(403);
  });

  it.each([
    [{}, "rule", "Please say how the event repeats: send a rule or dates"],
    [
      { rule: weekly.rule, dates: ["2026-12-12"] },
      "rule",
      "Please send either a rule or dates, not both",
    ],
    [
      { rule: "FREQ=DAILY;COUNT=3" },
      "rule",
      expect.stringContaining("Please send a rule of RFC 5545"),
    ],
    [
      { rule: "FREQ=WEEKLY;BYDAY=SU;COUNT=3" },
      "rule",
      "The event's own date doesn't match the rule",
    ],
    [{ rule: "FREQ=WEEKLY;BYDAY=SA;COUNT=61" }, "rule", "A series has at most 60 dates at a time"],
    [
      { rule: weekly.rule, except: ["2026-12-05"] },
      "except",
      "The event's own date can't be left out",
    ],
    [{ dates: ["2026-12-05"] }, "dates", "A series needs at least two dates"],
    [{ dates: ["5 December"] }, "dates.0", "Please enter a valid date"],
  ])("%j is refused under its field", async (repetition, path, message) => {
    const { status, body } = await create({ ...eventJson, ...repetition });
    expect([status, body.details]).toEqual([400, [{ path, message }]]);
    expect(await storedDays()).toEqual([]);
  });

  it("makes real events from a rule, with one slug, and returns the rule", async () => {
    const { status, body } = await create({ ...weekly, registrations: 40 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      _id: body.data.id,
      slug: "sunday-disco",
      name: "Sunday Disco",
      rule: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219",
      schedule: "Every Saturday until 19 December 2026",
    });
    expect(daysOf(body.data)).toEqual(["2026-12-05", "2026-12-12", "2026-12-19"]);
    const { events, id, slug, name } = body.data;
    expect(events.map(({ registrations }) => registrations)).toEqual([40, 0, 0]);
    for (const event of events) expect(event.series).toEqual({ id, slug, name });
    const second = await create({ ...eventJson, dates: ["2027-01-09"] });
    expect(second.body.data).toMatchObject({ slug: "sunday-disco-2", rule: null, schedule: null });
  });

  it("keeps the hour of the venue's clock, and the days that an event takes", async () => {
    const party = { ...weekly, country: "AU", startDate: "2027-03-27", endDate: "2027-03-28" };
    const { events } = (await create(party)).body.data;
    expect(events.map(({ startsAt }) => startsAt)).toEqual([
      "2027-03-27T05:00:00.000Z",
      "2027-04-03T05:00:00.000Z",
      "2027-04-10T06:00:00.000Z",
    ]);
    expect(events.map(({ endDate }) => endDate.slice(5, 10))).toEqual(["03-28", "04-04", "04-11"]);
  });

  it("takes a form, whose lists are JSON text", async () => {
    const form = multipart({ ...eventFields, dates: JSON.stringify(["2027-01-09"]) });
    const { status, body } = await callRest<ChangedSeries>(app, "POST", "/series", {
      token,
      ...form,
    });
    expect([status, daysOf(body.data)]).toEqual([201, ["2026-12-05", "2027-01-09"]]);
  });

  it("runs once, however often it is sent", async () => {
    const headers = { "idempotency-key": "once" };
    const [first, again] = [await create(weekly, headers), await create(weekly, headers)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data).toEqual(first.body.data);
    expect(await storedDays()).toHaveLength(3);
  });
});

describe("the preview of the dates", () => {
  const party = { startDate: "2027-03-07", startTime: "02:30", endTime: "06:00", country: "US" };

  it("previews the dates, with the zone's abbreviation and skipped hours", async () => {
    const rule = "FREQ=WEEKLY;BYDAY=SU;COUNT=3";
    const path = `/admin/series/dates?${new URLSearchParams({ ...party, rule }).toString()}`;
    expect((await callRest(app, "GET", path)).status).toBe(401);
    const { body } = await callRest<PreviewDates>(app, "GET", path, { token });
    expect(body.data.schedule).toBe("Every Sunday until 21 March 2027");
    expect(
      body.data.dates.map(({ startDate, timeZoneAbbreviation, startsLater }) => [
        startDate.slice(0, 10),
        timeZoneAbbreviation,
        startsLater,
      ]),
    ).toEqual([
      ["2027-03-07", "EST", false],
      ["2027-03-14", "EDT", true],
      ["2027-03-21", "EDT", false],
    ]);
    expect(await storedDays()).toEqual([]);
  });

  it("takes days between commas in an address", async () => {
    const path = `/admin/series/dates?${new URLSearchParams({ ...party, dates: "2027-03-09,2027-03-08" }).toString()}`;
    const { body } = await callRest<PreviewDates>(app, "GET", path, { token });
    expect(body.data.dates.map(({ startDate }) => startDate.slice(8, 10))).toEqual([
      "07",
      "08",
      "09",
    ]);
  });

  it("reports errors by field", async () => {
    const input = { ...party, rule: "FREQ=WEEKLY;BYDAY=SA;COUNT=3" };
    const { status, body } = await queryTrpc(app, "series.previewDates", input, { token });
    expect([status, body.error?.data.details?.[0]?.path]).toEqual([400, "rule"]);
  });
});

describe("repeating an event", () => {
  const repeat = (id: string, payload: object) =>
    callRest<ChangedSeries>(app, "POST", `/admin/events/${id}/repeat`, { token, payload });

  it("makes it the first date of a series, and the others like it, without its guests", async () => {
    const id = await storeEvent(db, { registrations: 90, status: "draft" });
    await db.updateTable("events").set({ availability: "sold-out" }).execute();
    const { status, body } = await repeat(id, { dates: ["2026-12-12"] });
    expect([status, daysOf(body.data)]).toEqual([201, ["2026-12-05", "2026-12-12"]]);
    const [first, second] = body.data.events;
    expect(first).toMatchObject({ id, registrations: 90, availability: "sold-out" });
    expect(second).toMatchObject({
      eventName: "Sunday Disco",
      status: "draft",
      registrations: 0,
      availabilitySetting: null,
      series: { id: body.data.id },
    });
  });

  it("is refused for one that is in a series, and for none", async () => {
    const { eventIds } = await storeSeries(db);
    const { status, body } = await repeat(eventIds[0] ?? "", { dates: ["2026-12-12"] });
    expect([status, body.error]).toEqual([
      409,
      expect.stringContaining("already belongs to a series"),
    ]);
    expect((await repeat("x", { dates: ["2026-12-12"] })).status).toBe(404);
  });
});

describe("adding dates", () => {
  const add = (id: string, dates: string[]) =>
    mutateTrpc<ChangedSeries>(app, "series.addDates", { id, dates }, { token });
  const rule = "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261212";

  it("makes events like the one of which the least was changed by hand", async () => {
    const { id, slug } = await storeSeries(db, {
      rule,
      dates: [{}, { startDay: "2026-12-12", name: "With a band", ownFields: ["eventName"] }],
    });
    const { body } = await add(slug, ["2026-12-26", "2026-12-19"]);
    expect(body.result?.data).toMatchObject({
      id,
      schedule: "Every Saturday until 26 December 2026",
      events: [
        { eventName: "Sunday Disco", startDate: "2026-12-19T00:00:00.000Z" },
        { eventName: "Sunday Disco", startDate: "2026-12-26T00:00:00.000Z" },
      ],
    });
    expect(await storedDays()).toHaveLength(4);
  });

  it("is refused without a date, on a day that is taken, past the limit, and to nothing", async () => {
    const { id } = await storeSeries(db, { rule });
    const sentence = async (of: string, dates: string[]) => {
      const { status, body } = await add(of, dates);
      return `${status} ${body.error?.message}`;
    };
    expect(await sentence(id, [])).toContain("400 Please choose at least one date");
    expect(await sentence(id, ["2026-12-05"])).toBe(
      "409 The series already has a date on that day",
    );
    const sixty = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.UTC(2027, 0, 1 + index)).toISOString(),
    );
    expect(await sentence(id, sixty)).toBe("400 A series has at most 60 dates at a time");
    expect(await sentence("x", ["2027-01-02"])).toBe("404 Series not found");
    const { id: empty } = await storeSeries(db, { dates: [] });
    expect(await sentence(empty, ["2027-01-02"])).toContain("409 This series has no date left");
  });
});
