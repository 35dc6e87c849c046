import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicSeries, SeriesSummary } from "@before-ten/contracts/series/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../../testing/calls.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("event_series").execute();
});

const canary = "kanarienvogel";
const rule = "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20270206";
/** Now is 4 December 2026. */
const storeMonthly = () =>
  storeSeries(db, {
    name: "First Saturday",
    slug: "first-saturday",
    rule,
    dates: [
      { startDay: "2027-02-06" },
      { startDay: "2026-10-03" },
      { startDay: "2026-11-07" },
      { startDay: "2026-12-05" },
      { startDay: "2027-01-02", name: canary, status: "draft" },
    ],
  });
const days = (events: readonly PublicEvent[]) =>
  events.map(({ startDate }) => startDate.slice(0, 10));
const get = (key: string) => callRest<PublicSeries>(app, "GET", `/series/${key}`);

describe("a series", () => {
  it("is read by its slug or its id, with its dates to come and those that were", async () => {
    const { id } = await storeMonthly();
    await storeEvent(db);
    for (const key of ["first-saturday", id]) {
      const { status, body } = await get(key);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        _id: id,
        slug: "first-saturday",
        name: "First Saturday",
        schedule: "The first Saturday of every month until 6 February 2027, except 2 January 2027",
      });
      expect(days(body.data.upcoming)).toEqual(["2026-12-05", "2027-02-06"]);
      expect(days(body.data.past)).toEqual(["2026-11-07", "2026-10-03"]);
    }
  });

  it("of drafts only, or without dates, is a 404 for everyone, admins included", async () => {
    const { token } = await signedInAs(deps, "admin");
    await storeSeries(db, { slug: "to-come", dates: [{ status: "draft" }] });
    await storeSeries(db, { slug: "empty", dates: [] });
    for (const key of [
      "to-come",
      "empty",
      "none",
      "x\u0000",
      "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
    ]) {
      const { status, body } = await queryTrpc(app, "series.get", { id: key }, { token });
      expect([status, body.error?.message]).toEqual([404, "Series not found"]);
    }
  });

  it("reveals no draft's date, not even in its rule", async () => {
    const { eventIds } = await storeMonthly();
    const hidden = db.updateTable("events").set({ status: "draft" });
    await hidden.where("id", "=", eventIds[0] ?? "").execute();
    const { body } = await get("first-saturday");
    expect(body.data).toMatchObject({
      rule: "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
      schedule: "The first Saturday of every month until 5 December 2026",
    });
    expect((await app.inject("/api/series")).body).not.toContain("2027");
    expect((await app.inject("/series/first-saturday.rss")).body).not.toContain("2027");
  });

  it("leaves out a date that was called off, once it would have been", async () => {
    const { eventIds } = await storeMonthly();
    const cancelled = {
      disruption: "cancelled",
      disruption_reason: "Rain",
      disrupted_at: new Date(),
    } as const;
    const both = eventIds.slice(2, 4);
    await db.updateTable("events").set(cancelled).where("id", "in", both).execute();
    const { upcoming, past } = (await get("first-saturday")).body.data;
    expect([days(upcoming), days(past)]).toEqual([["2026-12-05", "2027-02-06"], ["2026-10-03"]]);
    const others = eventIds.filter((id) => id !== eventIds[2]);
    await db.deleteFrom("events").where("id", "in", others).execute();
    expect((await get("first-saturday")).body.data).toMatchObject({
      schedule: null,
      upcoming: [],
      past: [],
    });
  });

  it("is named by each of its events, and by no other", async () => {
    const { id, eventIds } = await storeMonthly();
    const single = await storeEvent(db);
    const seriesOf = async (eventId: string | undefined) =>
      (await callRest<PublicEvent>(app, "GET", `/events/${eventId}`)).body.data.series;
    expect(await seriesOf(eventIds[0])).toEqual({
      id,
      slug: "first-saturday",
      name: "First Saturday",
    });
    expect(await seriesOf(single)).toBeNull();
  });
});

describe("the list of series", () => {
  it("has those with a date to come, by the soonest of it", async () => {
    await storeMonthly();
    await storeSeries(db, { slug: "sooner", dates: [{ startDay: "2026-12-04" }] });
    await storeSeries(db, { slug: "over", dates: [{ startDay: "2026-11-01" }] });
    await storeSeries(db, { slug: "draft", dates: [{ status: "draft" }] });
    const list = (query = "") => callRest<SeriesSummary[]>(app, "GET", `/series${query}`);
    const { body } = await list();
    expect(
      body.data.map(({ slug, upcomingCount, next }) => [slug, upcomingCount, ...days([next])]),
    ).toEqual([
      ["sooner", 1, "2026-12-04"],
      ["first-saturday", 2, "2026-12-05"],
    ]);
    expect(body.pagination).toEqual({ page: 1, limit: 100, total: 2, pages: 1 });
    const third = await list("?page=3&limit=1");
    expect([third.body.data, third.body.pagination?.total]).toEqual([[], 2]);
  });

  it("counts no date that was called off, and names one only for want of others", async () => {
    const { eventIds } = await storeMonthly();
    await storeSeries(db, { slug: "between", dates: [{ startDay: "2026-12-20" }] });
    const listed = async () =>
      (await callRest<SeriesSummary[]>(app, "GET", "/series")).body.data.map((series) => [
        series.slug,
        series.upcomingCount,
        ...days([series.next]),
        series.schedule,
      ]);
    const callOff = (id: string | undefined) =>
      db
        .updateTable("events")
        .set({ disruption: "postponed", disruption_reason: "Rain", disrupted_at: new Date() })
        .where("id", "=", id ?? "")
        .execute();
    await callOff(eventIds[3]);
    const february = "The first Saturday of every month until 6 February 2027";
    expect(await listed()).toEqual([
      ["between", 1, "2026-12-20", null],
      ["first-saturday", 1, "2027-02-06", february],
    ]);
    await callOff(eventIds[0]);
    expect(await listed()).toEqual([
      ["first-saturday", 0, "2026-12-05", february],
      ["between", 1, "2026-12-20", null],
    ]);
    await db
      .updateTable("events")
      .set({ disruption: null, disruption_reason: null, disrupted_at: null })
      .where("id", "=", eventIds[3] ?? "")
      .execute();
    const december = "The first Saturday of every month until 5 December 2026";
    expect((await listed())[0]).toEqual(["first-saturday", 1, "2026-12-05", december]);
    expect((await get("first-saturday")).body.data.schedule).toBe(december);
  });
});

describe("the feeds of a series", () => {
  it.each(["ics", "rss", "json"])("its %s has each public date, and no draft", async (format) => {
    const { eventIds } = await storeMonthly();
    const { statusCode, headers, body } = await app.inject(`/series/first-saturday.${format}`);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=60"]);
    expect(body).not.toContain(canary);
    const listed = eventIds.filter((id) => body.includes(id));
    expect(listed).toEqual(eventIds.slice(0, 4));
    expect(body).toContain("First Saturday");
    expect((await app.inject(`/series/none.${format}`)).statusCode).toBe(404);
  });

  it("uses its slug as its address, however it was requested", async () => {
    const { id } = await storeMonthly();
    const feed = (await app.inject(`/series/${id}.json`)).json<Record<string, string>>();
    expect(feed).toMatchObject({
      home_page_url: "https://club.example/series/first-saturday",
      feed_url: "https://club.example/series/first-saturday.json",
    });
  });

  it("is in the sitemap, with the latest change of its dates, unless all are drafts", async () => {
    const { eventIds } = await storeMonthly();
    await storeSeries(db, { slug: canary, dates: [{ status: "draft" }] });
    await db.updateTable("event_series").set({ updated_at: "2026-11-01T09:00:00Z" }).execute();
    await db.updateTable("events").set({ updated_at: "2026-11-02T09:00:00Z" }).execute();
    await db
      .updateTable("events")
      .set({ updated_at: "2026-11-03T09:00:00Z" })
      .where("id", "=", eventIds[0] ?? "")
      .execute();
    const { body } = await app.inject("/sitemap.xml");
    expect(body).not.toContain(canary);
    expect(body).toContain(
      "<loc>https://club.example/series/first-saturday</loc><lastmod>2026-11-03T09:00:00.000Z</lastmod>",
    );
  });
});
