import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import type { Db } from "@before-ten/db/client";
import { countSegment } from "@before-ten/db/queries/campaigns/segment";
import { mergeSegmentChanges } from "@before-ten/db/queries/campaigns/segment-marks";
import {
  addTagsTo,
  changeStatusOf,
  findMatchingIds,
  listSubscribers,
  lockSubscribersNotIn,
  type SubscriberFilter,
} from "@before-ten/db/queries/newsletter/admin-subscribers";
import {
  findPageStart,
  mergeSubscriberCounts,
  readOverview,
} from "@before-ten/db/queries/newsletter/subscriber-counts";
import { exportSubscribers } from "@before-ten/db/queries/newsletter/subscriber-export";
import { searchSubscribers } from "@before-ten/db/queries/newsletter/subscriber-search";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import {
  maxSubscriberTags,
  subscriberSearchCap as cap,
} from "@before-ten/contracts/newsletter/rules";
import { report } from "../support/report.ts";
import { type Measure, timed } from "./measure.ts";

const mostBulkMs = 2_000;
const mostGrownMb = 50;

const now = new Date("2026-12-04T12:00:00Z");
const limit = 20;

const searches: [string, SubscriberFilter & { page?: number }][] = [
  ["one address", { search: "person.777@" }],
  ["an address's domain", { search: "@mail3.example" }],
  ["what every address has", { search: "example" }],
  ["what every address has, page 50", { search: "example", page: 50 }],
  ["part of a name", { search: "son.4242" }],
  ["a tag of one in ten", { search: "melbourne" }],
  ["a tag of one in a thousand", { search: "founder" }],
  ["a tag of one in a thousand, page 50", { search: "founder", page: 50 }],
  ["a tag of a hundred", { search: "rarest" }],
  ["a tag that only early ones have", { search: "launch" }],
  ["a tag that many early ones have", { search: "veteran" }],
  ["a tag that many early ones have, page 41", { search: "veteran", page: 41 }],
  ["a tag that only the newest 500 have", { search: "newcomer" }],
  ["no such word", { search: "xylophonist" }],
  ["one letter", { search: "p" }],
  ["two letters that are rare", { search: "zq" }],
  ["characters in no address: ..", { search: ".." }],
  ["characters in no address: %%", { search: "%%" }],
  ["two words", { search: "melbourne vinyl" }],
  ["a tag among the bounced", { search: "founder", status: "bounced" }],
  ["200 characters", { search: "the and of to in ".repeat(11) }],
];

const segments: [string, CampaignSegment][] = [
  ["all", {}],
  ["a source", { sources: ["instagram"] }],
  ["four tags", { tags: ["Melbourne", "vinyl", "veteran", "founder"] }],
  ["a year", { subscribedFrom: "2025-09-01", subscribedUntil: "2026-08-31" }],
  ["a tag, engaged", { tags: ["vinyl"], engagement: "engaged" }],
];

/** What admins do with a full newsletter list. */
export async function measureSubscribers(db: Db, measure: Measure, count: number): Promise<void> {
  const filled = await timed(() => storeManySubscribers(db, count, now));
  console.log(`\n${count} subscribers, stored in ${(filled / 1_000).toFixed(0)} s`);
  await mergeSubscriberCounts(db);

  const lastPage = Math.floor(count / limit);
  for (const page of [1, 1_000, lastPage / 2, lastPage, 1_000_000]) {
    await measure(`list, page ${page}`, () => list(db, {}, page));
  }
  await measure("list, active", () => list(db, { status: "active" }, 1));
  await measure("list, active, page 20,000", () => list(db, { status: "active" }, 20_000));
  await measure("list, bounced", () => list(db, { status: "bounced" }, 1));
  await measure("list, bounced, page 500", () => list(db, { status: "bounced" }, 500));
  for (const [name, { page = 1, ...filter }] of searches) {
    await measure(`search, ${name}`, () =>
      searchSubscribers(db, filter, { limit, offset: (page - 1) * limit, cap }),
    );
  }
  await measure("overview", () => readOverview(db, { now, days: 30 }));

  await mergeSegmentChanges(db);
  for (const [name, segment] of segments) {
    await measure(`audience, ${name}`, () => countSegment(db, { topic: "events", segment }, now));
  }

  const ids = await findMatchingIds(db, { status: "active" }, 10_000);
  const changedBy = await storeAdmin(db);
  const change = { reason: "Bulk admin action", changedBy, at: now };
  await bulk("unsubscribe 10,000", (trx) =>
    setStatus(trx, ids, { ...change, status: "unsubscribed" }),
  );
  await bulk("activate 10,000", (trx) => setStatus(trx, ids, { ...change, status: "active" }));
  await bulk("tag 10,000", (trx) =>
    addTagsTo(trx, ids, { tags: ["summer"], most: maxSubscriberTags, at: now }),
  );
  await measure("search, right after the bulk actions", () =>
    searchSubscribers(db, { search: "summer" }, { limit, offset: 0, cap }),
  );
  await measure("overview, before the counts are merged", () =>
    readOverview(db, { now, days: 30 }),
  );
  await exportAll(db, "all", {});
  await exportAll(db, "a tag of one in a thousand", { search: "founder" });

  async function bulk(name: string, run: (trx: Db) => Promise<unknown>): Promise<void> {
    const took = await timed(() => db.transaction().execute(run));
    report({ name: `bulk, ${name}`, value: took, unit: "ms", floor: { most: mostBulkMs } });
  }
}

async function list(db: Db, filter: SubscriberFilter, page: number): Promise<void> {
  const { before, skip } = await findPageStart(db, filter.status, (page - 1) * limit);
  await listSubscribers(db, filter, { before, limit, offset: skip });
}

async function setStatus(
  trx: Db,
  ids: string[],
  change: Parameters<typeof changeStatusOf>[2],
): Promise<void> {
  const locked = await lockSubscribersNotIn(trx, ids, change.status);
  if (locked.length !== ids.length) throw new Error(`Only ${locked.length} would change`);
  await changeStatusOf(trx, locked, change);
}

async function storeAdmin(db: Db): Promise<{ id: string; name: string }> {
  const admin = { id: "01990000-0000-7000-8000-000000000001", name: "Ana" };
  await db
    .insertInto("users")
    .values({
      ...admin,
      email: "ana@mail.example",
      role: "admin",
      admin_role: "owner",
      password_hash: "-",
    })
    .execute();
  return admin;
}

/** Only the queries, without CSV or a socket. */
async function exportAll(db: Db, name: string, filter: SubscriberFilter): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  let rows = 0;
  const took = await timed(async () => {
    for await (const batch of exportSubscribers(db, filter)) {
      rows += batch.length;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
  });
  report({
    name: `export, ${name}`,
    value: (peak - before) / 1024 / 1024,
    unit: "MB more",
    floor: { most: mostGrownMb },
    details: `${rows} rows in ${(took / 1_000).toFixed(1)} s`,
  });
}
