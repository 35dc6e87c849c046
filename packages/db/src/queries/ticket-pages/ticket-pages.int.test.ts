import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { storeEvent } from "../../testing/stored-event.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import {
  claimDuePage,
  findTicketPage,
  forgetIgnoredFindings,
  ignoreFinding,
  listComparablePages,
  listIgnoredFindings,
  listWatchedPages,
  recordLook,
} from "./ticket-pages.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
beforeEach(() => db.deleteFrom("events").execute());

const now = new Date("2026-12-04T12:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const url = "https://tickets.example/before-ten";
const found: FoundValues = {
  name: "Sunday Disco",
  startDate: null,
  startTime: null,
  endDate: null,
  endTime: null,
  place: null,
  price: null,
  availability: null,
  disruption: null,
  unread: [],
};
const seen = { url, outcome: "read", httpStatus: 200, found } as const;
const claimAt = (at: Date) =>
  claimDuePage(db, {
    now: at,
    checkedBefore: new Date(at.getTime() - 24 * 3_600_000),
    abandonedBefore: new Date(at.getTime() - 60_000),
  });

describe("a page to look at", () => {
  it("is of an event to come that takes place", async () => {
    await storeEvent(db, { status: "draft" });
    await storeEvent(db, { status: "completed" });
    await storeEvent(db, { startDay: "2026-12-03" });
    await storeEvent(db, { redirectUrl: "javascript:alert(1)" });
    const cancelled = await storeEvent(db);
    const disruption = {
      disruption: "cancelled",
      disruption_reason: "Rain",
      disrupted_at: now,
    } as const;
    await db.updateTable("events").set(disruption).where("id", "=", cancelled).execute();
    expect(await claimAt(now)).toBeUndefined();
    const id = await storeEvent(db, { status: "published" });
    expect(await claimAt(now)).toEqual({ id, redirect_url: url });
  });

  it("is claimed one at a time by concurrent callers", async () => {
    await Promise.all([storeEvent(db), storeEvent(db), storeEvent(db)]);
    const claimed = await Promise.all(Array.from({ length: 8 }, () => claimAt(now)));
    expect(claimed.filter((each) => each !== undefined)).toHaveLength(1);
  });

  it("is one that wasn't looked at for a day, or whose event has another link", async () => {
    const id = await storeEvent(db);
    await recordLook(db, { ...seen, eventId: id, at: now });
    expect(await claimAt(hours(23.9))).toBeUndefined();
    const other = "https://tickets.example/other";
    await db.updateTable("events").set({ redirect_url: other }).where("id", "=", id).execute();
    expect(await claimAt(hours(1))).toEqual({ id, redirect_url: other });
    await recordLook(db, { ...seen, eventId: id, url: other, at: hours(1) });
    expect(await claimAt(hours(2))).toBeUndefined();
    expect(await claimAt(hours(25))).toBeDefined();
  });

  it("whose look never finished is claimed again, after the others", async () => {
    const first = await storeEvent(db, { startDay: "2026-12-05" });
    const second = await storeEvent(db, { startDay: "2026-12-06" });
    expect((await claimAt(now))?.id).toBe(first);
    expect(await claimAt(new Date(now.getTime() + 59_000))).toBeUndefined();
    expect((await claimAt(hours(1)))?.id).toBe(second);
    await recordLook(db, { ...seen, eventId: second, at: hours(1) });
    expect((await claimAt(hours(1)))?.id).toBe(first);
  });
});

describe("a look's result", () => {
  const countOf = async (id: string) => (await findTicketPage(db, id, now))?.unreachable_looks;

  it("counts looks that couldn't reach the same page", async () => {
    const id = await storeEvent(db);
    const look = (outcome: "read" | "unreachable", at = url) =>
      recordLook(db, { eventId: id, url: at, at: now, outcome, httpStatus: null, found });
    const counts: unknown[] = [];
    for (const [outcome, at] of [
      ["unreachable"],
      ["unreachable"],
      ["unreachable", "https://other.example/"],
      ["read"],
      ["unreachable"],
    ] as const) {
      await look(outcome, at);
      counts.push(await countOf(id));
    }
    expect(counts).toEqual([1, 2, 1, 0, 1]);
  });

  it("of an event that was deleted meanwhile is nothing", async () => {
    const id = await storeEvent(db);
    await db.deleteFrom("events").execute();
    await recordLook(db, { ...seen, eventId: id, at: now });
    expect(await findTicketPage(db, id, now)).toBeUndefined();
  });

  it("is listed while it is about the event's own link, soonest first", async () => {
    const later = await storeEvent(db, { startDay: "2026-12-12" });
    const sooner = await storeEvent(db, { startDay: "2026-12-05" });
    const moved = await storeEvent(db, { redirectUrl: "https://tickets.example/other" });
    const unclear = await storeEvent(db);
    await storeEvent(db);
    for (const eventId of [later, sooner, moved])
      await recordLook(db, { ...seen, eventId, at: now });
    await recordLook(db, { ...seen, eventId: unclear, outcome: "no-event", at: now });
    const rows = await listComparablePages(db, now);
    expect(rows.map(({ id }) => id)).toEqual([sooner, later]);
    expect(rows[0]).toMatchObject({ found, checked_at: now, is_watched: true });
  });
});

it("ignores one difference of each field, the latest", async () => {
  const [id, other] = [await storeEvent(db), await storeEvent(db)];
  const price = { eventId: id, field: "price", ours: "GBP 50.00" } as const;
  await ignoreFinding(db, { ...price, found: "GBP 40.00" }, now);
  await ignoreFinding(db, { ...price, found: "GBP 45.00" }, now);
  await ignoreFinding(db, { eventId: id, field: "date", ours: "a", found: "b" }, now);
  const ignored = await listIgnoredFindings(db, [id, other]);
  expect(ignored.map(({ field, found: value }) => `${field} ${value}`).toSorted()).toEqual([
    "date b",
    "price GBP 45.00",
  ]);
  expect(await listIgnoredFindings(db, [])).toEqual([]);
});

it("forgets ignored findings of an event's other fields", async () => {
  const [id, other] = [await storeEvent(db), await storeEvent(db)];
  const values = { ours: "a", found: "b" };
  for (const eventId of [id, other]) {
    await ignoreFinding(db, { eventId, field: "price", ...values }, now);
    await ignoreFinding(db, { eventId, field: "date", ...values }, now);
  }
  const fields = async () => (await listIgnoredFindings(db, [id])).map(({ field }) => field);
  await forgetIgnoredFindings(db, id, { except: ["date"] });
  expect(await fields()).toEqual(["date"]);
  await forgetIgnoredFindings(db, id, { except: [] });
  expect(await fields()).toEqual([]);
  expect(await listIgnoredFindings(db, [other])).toHaveLength(2);
});

it("lists the watched events that share a page", async () => {
  const later = await storeEvent(db, { startDay: "2026-12-12" });
  const sooner = await storeEvent(db);
  await storeEvent(db, { status: "draft" });
  await storeEvent(db, { redirectUrl: "https://tickets.example/other" });
  expect((await listWatchedPages(db, url, now)).map(({ id }) => id)).toEqual([sooner, later]);
});
