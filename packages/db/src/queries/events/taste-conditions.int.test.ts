import type { EventDay } from "@before-ten/contracts/events/days";
import { decades, decadesOf } from "@before-ten/contracts/events/decades";
import { afterAll, beforeEach, expect, it } from "vitest";
import { storeEvent } from "../../testing/stored-event.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listPublicEvents } from "./events.ts";
import type { Taste } from "./taste-conditions.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

async function namesOf(taste: Taste, at = new Date("2026-12-04T12:00:00Z")) {
  const { rows } = await listPublicEvents(db, at, taste, { limit: 100, offset: 0 });
  return rows.map((row) => row.event_name);
}

it("finds parties by day, as the contract names it, and those of this weekend", async () => {
  const days = ["2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06", "2026-12-11"];
  for (const startDay of days) await storeEvent(db, { name: startDay, startDay });
  await storeEvent(db, { name: "Auckland", startDay: "2026-12-12", country: "NZ" });
  const foundOn = (day: EventDay, at: string) => namesOf({ day }, new Date(at));
  expect(await foundOn("thursday", "2026-12-01T12:00Z")).toEqual(["2026-12-03"]);
  expect(await foundOn("friday", "2026-12-01T12:00Z")).toEqual(["2026-12-04", "2026-12-11"]);
  expect(await foundOn("weekend", "2026-12-01T12:00Z")).toEqual(days.slice(1, 4));
  // Monday in Auckland, still Sunday in London.
  expect(await foundOn("weekend", "2026-12-06T13:00Z")).toEqual(["2026-12-06", "Auckland"]);
});

// 2026-11-30 is a Monday; 21:00 in London is the next morning in Auckland.
it.each([
  ["Monday", "2026-11-30T21:00Z", ["Friday", "Saturday", "Sunday"], ["Saturday"]],
  ["Thursday", "2026-12-03T21:00Z", ["Friday", "Saturday", "Sunday"], ["Saturday"]],
  ["Friday evening", "2026-12-04T21:00Z", ["Friday", "Saturday", "Sunday"], ["Saturday"]],
  ["Friday night", "2026-12-04T23:00Z", ["Saturday", "Sunday"], ["Saturday"]],
  ["Saturday evening", "2026-12-05T21:00Z", ["Saturday", "Sunday"], []],
  ["Sunday evening", "2026-12-06T21:00Z", ["Sunday"], ["next Saturday"]],
  ["the next Monday", "2026-12-07T21:00Z", ["next Friday"], ["next Saturday"]],
])("on %s this weekend is the venue's", async (_when, at, inLondon, inAuckland) => {
  const store = (name: string, startDay: string, country: string) =>
    storeEvent(db, { name, startDay, country });
  await store("Friday", "2026-12-04", "UK");
  await store("Saturday", "2026-12-05", "UK");
  await store("Sunday", "2026-12-06", "UK");
  await store("next Friday", "2026-12-11", "UK");
  await store("Saturday", "2026-12-05", "NZ");
  await store("next Saturday", "2026-12-12", "NZ");
  const found = async (country: string) => {
    const filter = { day: "weekend", country } as const;
    const { rows } = await listPublicEvents(db, new Date(at), filter, { limit: 9, offset: 0 });
    return rows.map((row) => row.event_name);
  };
  expect([await found("UK"), await found("NZ")]).toEqual([inLondon, inAuckland]);
});

it("finds parties by genre, and by the decade that genres or names mention", async () => {
  const stored = async (name: string, genres: string[]) => {
    const id = await storeEvent(db, { name });
    await db.updateTable("events").set({ music_genres: genres }).where("id", "=", id).execute();
    return { eventName: name, musicGenres: genres };
  };
  const all = [
    await stored("pop", ["80s pop", "New wave"]),
    await stored("Best of the 1990s", ["House"]),
    await stored("both", ["80's and 90’s", "180s"]),
    await stored("early", ["Early 2000s dance"]),
    await stored("none", ["Room 80", "x80s"]),
  ];
  expect(await namesOf({ genre: "nEW wave" })).toEqual(["pop"]);
  expect(await namesOf({ genre: "wave" })).toEqual([]);
  for (const decade of decades) {
    const expected = all.filter((event) => decadesOf(event).includes(decade));
    expect((await namesOf({ decade })).toSorted()).toEqual(
      expected.map(({ eventName }) => eventName).toSorted(),
    );
  }
  expect((await namesOf({ decade: "80s" })).toSorted()).toEqual(["both", "pop"]);
  expect(await namesOf({ decade: "2000s" })).toEqual(["early"]);
});
