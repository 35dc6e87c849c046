import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { storeEvent } from "../../testing/stored-event.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import {
  findPublicEvent,
  listNearestEvents,
  listPublicEvents,
  type PublicEventFilter,
} from "./events.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

/** The day before the stored events' usual day. */
const now = new Date("2026-12-04T12:00:00Z");

beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

async function namesOf(
  filter: PublicEventFilter = {},
  slice = { limit: 100, offset: 0 },
  at: Date = now,
) {
  const { rows } = await listPublicEvents(db, at, filter, slice);
  return rows.map((row) => row.event_name);
}

describe("listNearestEvents", () => {
  const day = (month: number, date: number) =>
    `2026-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const names = async (slice: { limit: number; offset: number }, filter = {}) => {
    const { rows, total } = await listNearestEvents(db, now, filter, slice);
    return { names: rows.map((row) => row.event_name), total };
  };

  beforeEach(async () => {
    for (let date = 1; date <= 3; date += 1) {
      await storeEvent(db, { name: `was ${date}`, startDay: day(11, date) });
    }
    for (let date = 10; date <= 16; date += 1) {
      await storeEvent(db, { name: `comes ${date}`, startDay: day(12, date), country: "UK" });
    }
    await storeEvent(db, { name: "draft", status: "draft", startDay: "2026-12-05" });
  });

  it("has room for ended events, however many are upcoming", async () => {
    expect(await names({ limit: 4, offset: 0 })).toEqual({
      names: ["comes 11", "comes 10", "was 3", "was 2"],
      total: 10,
    });
    expect((await names({ limit: 4, offset: 4 })).names).toEqual([
      "comes 14",
      "comes 13",
      "comes 12",
      "was 1",
    ]);
    expect((await names({ limit: 4, offset: 8 })).names).toEqual(["comes 16", "comes 15"]);
    expect(await names({ limit: 4, offset: 12 })).toEqual({ names: [], total: 10 });
  });

  it("is the plain list, latest first, where all have room", async () => {
    const slice = { limit: 100, offset: 0 };
    expect((await names(slice)).names).toEqual(await namesOf({ status: "all" }, slice));
    expect((await names(slice, { country: "UK", q: "comes 1" })).total).toBe(7);
  });
});

describe("listPublicEvents", () => {
  it("shows live events that haven't ended, and with all also completed and ended ones, but never a draft", async () => {
    await storeEvent(db, { name: "published", status: "published", startDay: "2026-12-05" });
    await storeEvent(db, { name: "active", status: "active", startDay: "2026-12-06" });
    await storeEvent(db, { name: "completed", status: "completed", startDay: "2026-12-07" });
    await storeEvent(db, { name: "draft", status: "draft", startDay: "2026-12-08" });
    await storeEvent(db, { name: "ended", status: "active", startDay: "2026-11-01" });
    await storeEvent(db, { name: "ended draft", status: "draft", startDay: "2026-11-02" });

    expect(await namesOf()).toEqual(["published", "active"]);
    expect(await namesOf({ status: "all" })).toEqual(["completed", "active", "published", "ended"]);
  });

  it("drops an event at the very millisecond of its end", async () => {
    await storeEvent(db, { name: "party", country: "AU" });
    const slice = { limit: 10, offset: 0 };

    expect(await namesOf({}, slice, new Date("2026-12-05T10:59:59.999Z"))).toEqual(["party"]);
    expect(await namesOf({}, slice, new Date("2026-12-05T11:00:00.000Z"))).toEqual([]);
    const all = await namesOf({ status: "all" }, slice, new Date("2026-12-05T11:00:00.000Z"));
    expect(all).toEqual(["party"]);
  });

  it("shows with `ended` only ended events, completed ones too, latest first, without drafts", async () => {
    await storeEvent(db, { name: "to come", status: "active", startDay: "2026-12-05" });
    await storeEvent(db, { name: "completed", status: "completed", startDay: "2026-12-07" });
    await storeEvent(db, { name: "draft", status: "draft", startDay: "2026-12-08" });
    await storeEvent(db, { name: "published", status: "published", startDay: "2026-11-02" });
    await storeEvent(db, { name: "active", status: "active", startDay: "2026-11-01" });
    await storeEvent(db, { name: "long completed", status: "completed", startDay: "2026-10-01" });
    await storeEvent(db, { name: "ended draft", status: "draft", startDay: "2026-11-03" });

    const ended = ["completed", "published", "active", "long completed"];
    expect(await namesOf({ status: "ended" })).toEqual(ended);
    expect(await namesOf({ status: "ended", q: "completed" })).toEqual([
      "completed",
      "long completed",
    ]);
  });

  it("shows with `ended` what the usual list drops, at the exact millisecond", async () => {
    await storeEvent(db, { name: "party", country: "AU" });
    const slice = { limit: 10, offset: 0 };
    for (const [at, toCome, ended] of [
      ["2026-12-05T10:59:59.999Z", ["party"], []],
      ["2026-12-05T11:00:00.000Z", [], ["party"]],
    ] as const) {
      expect(await namesOf({}, slice, new Date(at))).toEqual(toCome);
      expect(await namesOf({ status: "ended" }, slice, new Date(at))).toEqual(ended);
    }
  });

  it("filters ended events by country before the limit, and counts them", async () => {
    for (let day = 1; day <= 5; day += 1) {
      await storeEvent(db, { name: `UK ${day}`, startDay: `2026-11-0${day}` });
    }
    await storeEvent(db, { name: "NZ 1", country: "NZ", startDay: "2026-10-01" });
    await storeEvent(db, { name: "NZ 2", country: "NZ", startDay: "2026-10-02" });
    await storeEvent(db, { name: "NZ 3", country: "NZ", startDay: "2026-10-03", status: "draft" });
    await storeEvent(db, { name: "NZ 4", country: "NZ", startDay: "2026-12-24" });

    const filter = { status: "ended", country: "NZ" } as const;
    const first = await listPublicEvents(db, now, filter, { limit: 1, offset: 0 });
    const second = await listPublicEvents(db, now, filter, { limit: 1, offset: 1 });
    expect([first, second].map(({ rows }) => rows[0]?.event_name)).toEqual(["NZ 2", "NZ 1"]);
    expect([first.total, second.total]).toEqual([2, 2]);
    const past = await listPublicEvents(db, now, filter, { limit: 1, offset: 2 });
    expect(past).toEqual({ rows: [], total: 2 });
  });

  it("orders by the instant, not by the day on the calendar: Auckland's evening comes before London's", async () => {
    await storeEvent(db, { name: "New York", country: "US" });
    await storeEvent(db, { name: "London", country: "UK" });
    await storeEvent(db, { name: "Auckland", country: "NZ" });
    await storeEvent(db, { name: "Sydney, next day", country: "AU", startDay: "2026-12-06" });

    const soonestFirst = ["Auckland", "London", "New York", "Sydney, next day"];
    expect(await namesOf()).toEqual(soonestFirst);
    expect(await namesOf({ status: "all" })).toEqual(soonestFirst.toReversed());
  });

  it("filters before the limit and counts what matches", async () => {
    for (let day = 1; day <= 9; day += 1) {
      await storeEvent(db, { name: `UK ${day}`, startDay: `2026-12-1${day}` });
    }
    await storeEvent(db, { name: "NZ 1", country: "NZ", startDay: "2027-01-01" });
    await storeEvent(db, { name: "NZ 2", country: "NZ", startDay: "2027-01-02", featured: true });
    await storeEvent(db, { name: "NZ 3", country: "NZ", startDay: "2027-01-03", status: "draft" });

    const page = await listPublicEvents(db, now, { country: "NZ" }, { limit: 1, offset: 0 });
    expect(page.rows.map((row) => row.event_name)).toEqual(["NZ 1"]);
    expect(page.total).toBe(2);
    expect(await namesOf({ featured: true }, { limit: 1, offset: 0 })).toEqual(["NZ 2"]);
    expect(await namesOf({ q: "nz 2" }, { limit: 1, offset: 0 })).toEqual(["NZ 2"]);
  });

  it("cuts pages without gaps or repeats, also among events that start at once", async () => {
    const names = Array.from({ length: 7 }, (_, index) => `party ${index}`);
    for (const name of names) await storeEvent(db, { name });
    // A rewritten row is stored elsewhere on disk: without a second sort key it would come last.
    await db
      .updateTable("events")
      .set({ registrations: 1 })
      .where("event_name", "=", "party 2")
      .execute();

    for (const status of [undefined, "all"] as const) {
      const pages = await Promise.all(
        [0, 3, 6].map((offset) => listPublicEvents(db, now, { status }, { limit: 3, offset })),
      );
      expect(pages.map((page) => page.total)).toEqual([7, 7, 7]);
      const seen = pages.flatMap((page) => page.rows.map((row) => row.event_name));
      expect(seen).toEqual(status === "all" ? names.toReversed() : names);
    }
  });

  it("knows the total on a page past the end", async () => {
    await storeEvent(db, { name: "one" });
    await storeEvent(db, { name: "two" });
    await storeEvent(db, { name: "ended", startDay: "2026-11-01" });

    const past = { limit: 10, offset: 9_999_990 };
    expect(await listPublicEvents(db, now, {}, past)).toEqual({ rows: [], total: 2 });
    expect(await listPublicEvents(db, now, { status: "all" }, past)).toEqual({
      rows: [],
      total: 3,
    });
    const nothing = await listPublicEvents(db, now, { q: "nothing" }, past);
    expect(nothing).toEqual({ rows: [], total: 0 });
  });

  it("has no row and no total when nothing is stored", async () => {
    const answer = await listPublicEvents(db, now, {}, { limit: 10, offset: 0 });
    expect(answer).toEqual({ rows: [], total: 0 });
  });

  it("includes the image", async () => {
    const id = await storeEvent(db);
    const image = "a".repeat(64);
    await db
      .insertInto("images")
      .values({ id: image, width: 800, height: 1200, widths: [400, 800], formats: ["webp"] })
      .execute();
    await db.updateTable("events").set({ poster_id: image }).where("id", "=", id).execute();

    const { rows } = await listPublicEvents(db, now, {}, { limit: 10, offset: 0 });
    expect(rows).toMatchObject([
      {
        poster_id: image,
        poster_width: 800,
        poster_height: 1200,
        poster_widths: [400, 800],
        poster_formats: ["webp"],
      },
    ]);
  });
});

describe("findPublicEvent", () => {
  it.each(["published", "active", "completed"] as const)("finds a %s event", async (status) => {
    const id = await storeEvent(db, { status, name: "party" });
    expect(await findPublicEvent(db, id)).toMatchObject({ id, event_name: "party", status });
  });

  it("finds an ended event", async () => {
    const id = await storeEvent(db, { startDay: "2020-01-01" });
    expect(await findPublicEvent(db, id)).toMatchObject({ id });
  });

  it("finds neither drafts nor unknown ids", async () => {
    const draft = await storeEvent(db, { status: "draft" });
    expect(await findPublicEvent(db, draft)).toBeUndefined();
    expect(await findPublicEvent(db, uuidv7())).toBeUndefined();
  });

  it("reads a day correctly in any server time zone", async () => {
    const id = await storeEvent(db, { startDay: "2026-03-29" });
    expect(await findPublicEvent(db, id)).toMatchObject({
      start_date: "2026-03-29",
      end_date: "2026-03-29",
    });
  });
});

it("finds a city by its name where that is known, and in the words of a place that was typed", async () => {
  const stored = (name: string, formatted: string, city?: string) =>
    storeEvent(db, { name, location: { formatted, coordinates: null, ...(city && { city }) } });
  await stored("known", "The Corn Exchange, EC2", "London");
  await stored("typed", "The Corn Exchange, London");
  await stored("a street's", "1 London Road, Manchester", "Manchester");
  await storeEvent(db, { name: "draft", status: "draft" });

  expect((await namesOf({ city: "lONDON" })).toSorted()).toEqual(["known", "typed"]);
  expect(await namesOf({ city: "Manchester", q: "street" })).toEqual(["a street's"]);
  expect(await namesOf({ city: "L%n_on" })).toEqual([]);
});

it("finds the parties that begin in a month, by the venue's calendar", async () => {
  for (const startDay of ["2026-12-31", "2027-01-01", "2027-01-31", "2027-02-01"]) {
    // In Auckland the first of January begins while it is still December in UTC.
    await storeEvent(db, { name: startDay, startDay, country: "NZ", startTime: "00:30" });
  }
  expect(await namesOf({ month: "2027-01" })).toEqual(["2027-01-01", "2027-01-31"]);
  expect(await namesOf({ month: "2027-01", country: "UK" })).toEqual([]);
});
