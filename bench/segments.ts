import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { createDatabase, type Db } from "@before-ten/db/client";
import { countSegment, listSegment } from "@before-ten/db/queries/campaigns/segment";
import { listPreferenceValues, listTags } from "@before-ten/db/queries/campaigns/segment-choices";
import { mergeSegmentChanges } from "@before-ten/db/queries/campaigns/segment-marks";
import {
  addTagsTo,
  changeStatusOf,
  findMatchingIds,
  lockSubscribersNotIn,
} from "@before-ten/db/queries/newsletter/admin-subscribers";
import { insertSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";
import { maxSubscriberTags } from "@before-ten/contracts/newsletter/rules";
import { sql } from "kysely";
import { createMeasure, describeMachine, report, timed } from "./measure.ts";

/**
 * `node bench/segments.ts [count]`: counting whom a campaign goes to, on a full, throw-away
 * database, and what that costs who writes.
 */

const count = Number(process.argv[2] ?? 1_000_000);
const now = new Date("2026-12-04T12:00:00Z");
const bulkIds = 10_000;
const bulkAllowedMs = 2_000;

const segments: [string, CampaignSegment][] = [
  ["everybody", {}],
  ["a country", { countries: ["UK"] }],
  ["five countries", { countries: ["UK", "AU", "NZ", "US", "CA"] }],
  ["a source", { sources: ["instagram"] }],
  ["no source", { sources: [""] }],
  ["a tag of one in ten", { tags: ["Melbourne"] }],
  ["a tag of a hundred", { tags: ["rarest"] }],
  ["four tags", { tags: ["Melbourne", "vinyl", "veteran", "founder"] }],
  ["a preference", { preference: { name: "weekly", value: true } }],
  ["since a day", { subscribedFrom: "2026-11-20" }],
  ["until a day long ago", { subscribedUntil: "2025-08-01" }],
  ["a year", { subscribedFrom: "2025-09-01", subscribedUntil: "2026-08-31" }],
  ["engaged", { engagement: "engaged" }],
  ["never rated", { engagement: "unknown" }],
  ["a country, a tag, engaged", { countries: ["UK"], tags: ["vinyl"], engagement: "engaged" }],
  [
    "everything",
    {
      countries: ["UK", "AU"],
      sources: ["instagram", ""],
      tags: ["Melbourne", "vinyl", "veteran"],
      preference: { name: "weekly", value: true },
      subscribedFrom: "2025-09-01",
      subscribedUntil: "2026-11-30",
      engagement: "engaged",
    },
  ],
];

async function main(db: Db): Promise<void> {
  console.log(describeMachine());
  const measure = await createMeasure(db, { runs: 100, warmUps: 10 });
  const filled = await timed(() => storeManySubscribers(db, count, now));
  console.log(`${count} subscribers, filled in ${(filled / 1_000).toFixed(0)} s`);
  await choose(db);
  const merged = await timed(() => mergeSegmentChanges(db));
  console.log(`all of them merged in ${(merged / 1_000).toFixed(1)} s\n`);
  await sql`vacuum analyze`.execute(db);
  await reportSize(db);
  const measureAll = async (when: string) => {
    for (const [name, segment] of segments) {
      await measure(`${when}: ${name}`, () => countSegment(db, { topic: "events", segment }, now));
    }
  };
  await measureAll("merged");
  await measure("tags to choose from", () => listTags(db, { search: "", limit: 20 }));
  await measure("preferences to choose from", () =>
    listPreferenceValues(db, { search: "", limit: 20 }),
  );
  await listAll(db, "everybody", {});
  await listAll(db, "a tag of a hundred", { tags: ["rarest"] });

  const ids = await findMatchingIds(db, { status: "active" }, bulkIds);
  const changedBy = { id: null, name: "Ana" };
  const change = { reason: "Bulk admin action", changedBy, at: now };
  await bulk("unsubscribe 10,000", (trx) => setStatus(trx, ids, "unsubscribed"));
  await bulk("activate 10,000", (trx) => setStatus(trx, ids, "active"));
  await bulk("tag 10,000", (trx) =>
    addTagsTo(trx, ids, { tags: ["summer"], most: maxSubscriberTags, at: now }),
  );
  await sql`alter table all_subscribers disable trigger subscribers_segment_changed`.execute(db);
  await bulk("unsubscribe 10,000, unnoticed", (trx) => setStatus(trx, ids, "unsubscribed"));
  await bulk("activate 10,000, unnoticed", (trx) => setStatus(trx, ids, "active"));
  await sql`alter table all_subscribers enable trigger subscribers_segment_changed`.execute(db);
  await measureAll("10,000 changed");
  const mergedBulk = await timed(() => mergeSegmentChanges(db));
  console.log(`merged in ${mergedBulk.toFixed(0)} ms`);
  await measure("sign up", () =>
    insertSubscriber(db, "active", {
      email: `${crypto.randomUUID()}@mail.example`,
      at: now,
      wording: "I agree",
      utmParams: {},
    }),
  );

  async function setStatus(trx: Db, all: string[], status: "active" | "unsubscribed") {
    const locked = await lockSubscribersNotIn(trx, all, status);
    await changeStatusOf(trx, locked, { ...change, status });
  }

  async function bulk(name: string, run: (trx: Db) => Promise<unknown>): Promise<void> {
    const took = await timed(() => db.transaction().execute(run));
    report(`bulk, ${name}`, `${took.toFixed(0).padStart(6)} ms`, took > bulkAllowedMs);
  }
}

/** Gives everybody countries, topics, preferences and an engagement, and some a pause. */
async function choose(db: Db): Promise<void> {
  await sql`alter table all_subscribers disable trigger user`.execute(db);
  await sql`
    update subscribers set
      countries = case seat % 8 when 0 then '{}'
        else array[(array['AU', 'NZ', 'US', 'UK', 'CA', 'SG', 'UK'])[seat % 8]] end,
      topics = case seat % 20 when 0 then array['posts'] when 1 then array['events'] else '{}' end,
      preferences = case seat % 3 when 0 then '{"weekly": true}'::jsonb
        when 1 then jsonb_build_object('weekly', false, 'city', 'City ' || seat % 300)
        else '{}' end,
      rated_campaigns = case when seat % 10 = 0 then 0 else 5 end,
      engagement_rate = case when seat % 10 = 0 then 0 else seat % 4 * 20 end,
      paused_until = case when seat % 100 = 7 then ${now}::timestamptz + interval '9 days' end
  `.execute(db);
  await sql`alter table all_subscribers enable trigger user`.execute(db);
  await sql`vacuum analyze all_subscribers`.execute(db);
}

async function reportSize(db: Db): Promise<void> {
  const { rows } = await sql<{ size: string; rows: string }>`
    select pg_size_pretty(pg_total_relation_size('segment_marks')) as size, count(*) as rows
    from segment_marks
  `.execute(db);
  console.log(`segment_marks: ${rows[0]?.rows} rows, ${rows[0]?.size}`);
}

/** As a campaign's start reads them: a thousand at once. */
async function listAll(db: Db, name: string, segment: CampaignSegment): Promise<void> {
  let afterId: string | null = null;
  let members = 0;
  let slowest = 0;
  const took = await timed(async () => {
    for (;;) {
      const start = performance.now();
      const page: { id: string }[] = await listSegment(db, { topic: "events", segment }, now, {
        afterId,
        limit: 1_000,
      });
      slowest = Math.max(slowest, performance.now() - start);
      members += page.length;
      const last = page.at(-1);
      if (last === undefined) return;
      afterId = last.id;
    }
  });
  console.log(
    `list, ${name}: ${members} in ${(took / 1_000).toFixed(1)} s, slowest page ${slowest.toFixed(0)} ms`,
  );
}

const postgres = await startTestPostgres();
try {
  const { connectionString } = await cloneTemplate(postgres);
  const db = createDatabase({ connectionString, statementTimeoutMs: 0, maxConnections: 1 });
  try {
    await main(db);
  } finally {
    await db.destroy();
  }
} finally {
  await postgres.stop();
}
