import { afterAll, beforeAll, expect, it } from "vitest";
import { storeManySubscribers } from "../../testing/many-subscribers.ts";
import { plansSentBy } from "../../testing/sent-plans.ts";
import { storeSubscriber } from "../../testing/stored-subscriber.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { type SubscriberFilter, listSubscribers } from "./admin-subscribers.ts";
import { findPageStart } from "./subscriber-counts.ts";
import { searchSubscribers } from "./subscriber-search.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

const count = 60_000;
const cap = 200;
const now = new Date("2026-12-04T12:00:00Z");
let everybody: { id: string; status: string; search_text: string }[] = [];

beforeAll(async () => {
  await storeManySubscribers(db, count, now);
  everybody = await db
    .selectFrom("subscribers")
    .select(["id", "status", "search_text"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}, 60_000);

const filters: SubscriberFilter[] = [
  { search: "person.777@" },
  { search: "example" },
  { search: "melbourne" },
  { search: "founder" },
  { search: "rarest" },
  { search: "launch" },
  { search: "launch", status: "bounced" },
  { search: "@mail3.example", status: "pending" },
  { search: "melbourne vinyl" },
  { search: "newcomer" },
  { search: "newcomer", status: "active" },
  { search: "veteran" },
  { search: "veteran", status: "bounced" },
  { search: "veteran @mail3.example" },
  { search: "." },
  { search: ".." },
  { search: "p" },
  { search: "xylophonist" },
];

it.each(filters)("%j finds the matches, latest first, up to the limit", async (filter) => {
  const words = filter.search?.split(" ") ?? [];
  const matching = everybody.filter(
    ({ status, search_text }) =>
      (filter.status === undefined || status === filter.status) &&
      words.every((word) => search_text.includes(word)),
  );
  for (const offset of [0, 20, 180, 190, 200, 1_000]) {
    const found = await searchSubscribers(db, filter, { limit: 20, offset, cap });
    expect(found.total).toBe(Math.min(matching.length, cap));
    expect(found.capped).toBe(matching.length > cap);
    expect(found.rows.map(({ id }) => id)).toEqual(
      matching
        .slice(0, cap)
        .slice(offset, offset + 20)
        .map(({ id }) => id),
    );
  }
});

it("reads of a word that many early ones have only the latest matches", async () => {
  const plans = await plansSentBy(connectionString, (watched) =>
    searchSubscribers(watched, { search: "veteran" }, { limit: 20, offset: 0, cap }),
  );
  expect(plans).toMatch(/BitmapAnd[\s\S]+Bitmap Index Scan on subscribers_days/);
});

it.each([undefined, "active", "bounced"] as const)(
  "every page of the list is where it should be: %s",
  async (status) => {
    const listed = everybody.filter((row) => status === undefined || row.status === status);
    const last = listed.length - 1;
    for (const offset of [0, 20, 57, 1_000, Math.floor(last / 2), last - 10, last + 1, 1e8]) {
      const { total, before, skip } = await findPageStart(db, status, offset);
      const rows = await listSubscribers(db, { status }, { before, limit: 20, offset: skip });
      expect(total).toBe(listed.length);
      expect(rows.map(({ id }) => id)).toEqual(
        listed.slice(offset, offset + 20).map(({ id }) => id),
      );
    }
  },
);

it("looks for signs among the newest 50,000", async () => {
  await storeSubscriber(db, {
    email: "old@x.example",
    tags: ["!!"],
    createdAt: "2020-01-01T00:00:00.000Z",
  });
  const slice = { limit: 20, offset: 0, cap };
  expect(await searchSubscribers(db, { search: "!!" }, slice)).toMatchObject({
    rows: [],
    total: 0,
  });
  const id = await storeSubscriber(db, {
    email: "new@x.example",
    tags: ["!!"],
    createdAt: now.toISOString(),
  });
  const found = await searchSubscribers(db, { search: "!!" }, slice);
  expect(found).toMatchObject({ rows: [{ id }], total: 1, capped: false });
});
