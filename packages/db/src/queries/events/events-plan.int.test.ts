import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { readServerMajor } from "../../server/server-version.ts";
import { eventRow } from "../../testing/stored-event.ts";
import { plansSentBy } from "../../testing/sent-plans.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listNextEvents } from "../dashboard/dashboard.ts";
import { listPublicEvents, type PublicEventFilter } from "./events.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

/**
 * Before 17, PostgreSQL planned a window's count as free under a limit, and walked an index in the
 * list's order; with this many events that is as quick.
 */
const costsWindows = (await readServerMajor(db)) >= 17;

const now = new Date("2026-12-04T12:00:00Z");
const countries = ["AU", "NZ", "US", "UK", "CA", "SG"];

/** A club of ten years: 3,000 past events and 100 upcoming. */
beforeAll(async () => {
  const rows = Array.from({ length: 3_100 }, (_, index) => {
    const day = new Date(now.getTime() + (index - 3_000) * 86_400_000).toISOString().slice(0, 10);
    return eventRow(uuidv7(), {
      name: `Sunday Disco ${index}`,
      startDay: day,
      country: countries[index % 6] ?? "UK",
      status: index % 2 === 0 ? "active" : "published",
    });
  });
  for (let start = 0; start < rows.length; start += 1_000) {
    await db
      .insertInto("events")
      .values(rows.slice(start, start + 1_000))
      .execute();
  }
  await sql`vacuum analyze all_events`.execute(db);
});

function planOf(filter: PublicEventFilter): Promise<string> {
  return plansSentBy(connectionString, (watched) =>
    listPublicEvents(watched, now, filter, { limit: 20, offset: 0 }),
  );
}

it("finds upcoming events in the index of live ones", async () => {
  const plan = await planOf({});
  expect(plan).toMatch(costsWindows ? /Index.* events_live\b/ : /Index.* events_/);
  expect(plan).not.toContain("Seq Scan on events");
});

it("finds a country's upcoming events without reading the table", async () => {
  const plan = await planOf({ country: "NZ" });
  expect(plan).toMatch(/Index.* events_live(_by_country)?\b/);
  expect(plan).not.toContain("Seq Scan on events");
});

it("finds events of the next week by the index of live ones", async () => {
  const before = new Date(now.getTime() + 7 * 86_400_000);
  const plan = await plansSentBy(connectionString, (watched) =>
    listNextEvents(watched, now, { before, limit: 20 }),
  );
  expect(plan).toMatch(/Index.* events_live\b/);
});

it("finds words in the trigram index", async () => {
  const plan = await planOf({ status: "all", q: "disco 2999" });
  expect(plan).toMatch(/Index.* events_search\b/);
  expect(plan).not.toContain("Seq Scan on events");
});

it("reads a country's ended events in the order of its index", async () => {
  const plan = await planOf({ status: "ended", country: "NZ" });
  expect(plan).toMatch(costsWindows ? /Index.* events_latest_by_country\b/ : /Index.* events_/);
  expect(plan).not.toContain("Seq Scan on events");
});
