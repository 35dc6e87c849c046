import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { type Updateable, sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Subscribers } from "../../schema.ts";
import { storeSubscriber } from "../../testing/stored-subscriber.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { countSegment, listSegment } from "./segment.ts";
import {
  listPersonalFields,
  listPreferenceValues,
  listSources,
  listTags,
} from "./segment-choices.ts";
import { mergeSegmentChanges } from "./segment-marks.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const at = new Date("2026-12-04T12:00:00.000Z");
const hourMs = 3_600_000;

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
  await sql`truncate segment_marks, segment_changes`.execute(db);
});

function audience(segment: CampaignSegment, topic: CampaignAudience["topic"] = "events") {
  return { topic, segment };
}

/** The names before the `@`, in the order of ids; also checks that the count matches. */
async function namesIn(segment: CampaignSegment, topic?: CampaignAudience["topic"]) {
  const whom = audience(segment, topic);
  const members = await listSegment(db, whom, at, { limit: 100 });
  expect(await countSegment(db, whom, at)).toBe(members.length);
  const rows = await db.selectFrom("subscribers").select(["id", "email"]).execute();
  return members.map(({ id }) => rows.find((row) => row.id === id)?.email.split("@")[0]);
}

async function store(name: string, more: Partial<Parameters<typeof storeSubscriber>[1]> = {}) {
  return storeSubscriber(db, { email: `${name}@mail.example`, ...more });
}

const change = (id: string, values: Updateable<Subscribers>) =>
  db.updateTable("subscribers").set(values).where("id", "=", id).execute();

/** Counted from the changed rows, and from the bits they were merged into. */
describe.each(["changed just now", "merged"])("%s", (when) => {
  const settle = async () => {
    if (when === "merged") await mergeSegmentChanges(db);
  };

  it("has only active subscribers", async () => {
    for (const status of ["active", "pending", "unsubscribed", "bounced"] as const) {
      await store(status, { status });
    }
    await settle();
    expect(await namesIn({})).toEqual(["active"]);
  });

  it("has subscribers who want the topic, and those who chose none", async () => {
    await store("all");
    await change(await store("posts"), { topics: ["posts"] });
    await change(await store("both"), { topics: ["events", "news"] });
    await settle();
    expect(await namesIn({})).toEqual(["all", "both"]);
    expect(await namesIn({}, "posts")).toEqual(["all", "posts"]);
  });

  it("leaves out paused subscribers, until the pause is over", async () => {
    const later = new Date(at.getTime() + hourMs);
    const muchLater = new Date(at.getTime() + 30 * 24 * hourMs);
    await change(await store("paused"), { paused_until: later });
    await change(await store("away"), { paused_until: muchLater });
    await change(await store("back"), { paused_until: at });
    await settle();
    expect(await namesIn({})).toEqual(["back"]);
    expect(await countSegment(db, audience({}), later)).toBe(2);
    const justBefore = new Date(muchLater.getTime() - 1);
    expect(await countSegment(db, audience({}), justBefore)).toBe(2);
    expect(await countSegment(db, audience({}), muchLater)).toBe(3);
  });

  it("has subscribers of one of the countries, and those interested in all", async () => {
    await store("all");
    await change(await store("uk"), { countries: ["UK"] });
    await change(await store("nz-au"), { countries: ["NZ", "AU"] });
    await settle();
    expect(await namesIn({ countries: ["UK", "US"] })).toEqual(["all", "uk"]);
    expect(await namesIn({ countries: ["AU", "UK"] })).toEqual(["all", "uk", "nz-au"]);
  });

  it("leaves out those interested in all countries if wanted", async () => {
    await store("all");
    await change(await store("uk"), { countries: ["UK"] });
    await change(await store("nz"), { countries: ["NZ"] });
    await settle();
    expect(await namesIn({ countries: ["UK"], onlyWithCountry: true })).toEqual(["uk"]);
    expect(await namesIn({ countries: ["UK"], onlyWithCountry: false })).toEqual(["all", "uk"]);
    expect(await namesIn({ onlyWithCountry: true })).toEqual(["uk", "nz"]);
  });

  it("supports sources, subscribers without one, tags and preferences", async () => {
    await store("tram", { utmParams: { source: "tram" }, tags: ["vinyl", "90s"] });
    await change(await store("direct", { tags: ["90s"] }), {
      preferences: JSON.stringify({ weekly: true, city: 'Perth "north"=x' }),
    });
    await change(await store("weekly-as-text"), {
      preferences: JSON.stringify({ weekly: "true" }),
    });
    await settle();
    expect(await namesIn({ sources: ["tram", "bus"] })).toEqual(["tram"]);
    expect(await namesIn({ sources: [""] })).toEqual(["direct", "weekly-as-text"]);
    expect(await namesIn({ tags: ["vinyl", "jazz"] })).toEqual(["tram"]);
    expect(await namesIn({ tags: ["90s", "vinyl"] })).toEqual(["tram", "direct"]);
    expect(await namesIn({ tags: ["Vinyl"] })).toEqual([]);
    expect(await namesIn({ preference: { name: "weekly", value: true } })).toEqual(["direct"]);
    const city = { name: "city", value: 'Perth "north"=x' };
    expect(await namesIn({ preference: city })).toEqual(["direct"]);
    expect(await namesIn({ tags: ["90s"], sources: ["tram"] })).toEqual(["tram"]);
  });

  it("counts both days, by UTC", async () => {
    await store("before", { createdAt: "2026-11-01T23:59:59.999Z" });
    await store("first", { createdAt: "2026-11-02T00:00:00.000Z" });
    await store("last", { createdAt: "2026-11-03T23:59:59.999Z" });
    await store("after", { createdAt: "2026-11-04T00:00:00.000Z" });
    await settle();
    const [subscribedFrom, subscribedUntil] = ["2026-11-02", "2026-11-03"];
    expect(await namesIn({ subscribedFrom, subscribedUntil })).toEqual(["first", "last"]);
    expect(await namesIn({ subscribedFrom })).toEqual(["first", "last", "after"]);
    expect(await namesIn({ subscribedUntil })).toEqual(["before", "first", "last"]);
    expect(await namesIn({ subscribedFrom: "0000-01-01", subscribedUntil: "9999-12-31" })).toEqual([
      "before",
      "first",
      "last",
      "after",
    ]);
    expect(await namesIn({ subscribedFrom: "9999-12-31" })).toEqual([]);
  });

  it("separates who clicked, who didn't, and who got no campaign yet", async () => {
    await store("unknown");
    await change(await store("engaged"), { rated_campaigns: 3, engagement_rate: 33.3 });
    await change(await store("unengaged"), { rated_campaigns: 3 });
    await settle();
    for (const engagement of ["unknown", "engaged", "unengaged"] as const) {
      expect(await namesIn({ engagement })).toEqual([engagement]);
    }
  });
});

it("counts exactly between two merges, whatever changed, came or went", async () => {
  const ids: string[] = [];
  for (let number = 0; number < 40; number += 1) {
    ids.push(await store(`n${number}`, { tags: number % 2 === 0 ? ["even"] : [] }));
  }
  await mergeSegmentChanges(db);
  expect(await namesIn({ tags: ["even"] })).toHaveLength(20);
  await change(ids[0] ?? "", { tags: [] });
  await change(ids[2] ?? "", { status: "unsubscribed" });
  await change(ids[2] ?? "", { status: "active" });
  await change(ids[4] ?? "", { status: "bounced" });
  await change(ids[1] ?? "", { tags: ["even"] });
  await db
    .deleteFrom("subscribers")
    .where("id", "=", ids[6] ?? "")
    .execute();
  await store("new", { tags: ["even"] });
  const expected = await namesIn({ tags: ["even"] });
  expect(expected).toHaveLength(19);
  await mergeSegmentChanges(db);
  expect(await namesIn({ tags: ["even"] })).toEqual(expected);
  expect(await db.selectFrom("segment_changes").selectAll().execute()).toEqual([]);
});

it("ignores changes no segment can see, and those of inactive subscribers", async () => {
  const id = await store("ana");
  await store("eve", { status: "unsubscribed" });
  await mergeSegmentChanges(db);
  await change(id, { total_emails_sent: 4, soft_bounces: 1, updated_at: at });
  await change(id, { tags: [], status: "active" });
  expect(await db.selectFrom("segment_changes").selectAll().execute()).toEqual([]);
});

it("keeps no marks without subscribers", async () => {
  const id = await store("ana", { tags: ["vinyl"] });
  await mergeSegmentChanges(db);
  expect(await db.selectFrom("segment_marks").select("mark").execute()).not.toEqual([]);
  await change(id, { status: "unsubscribed" });
  await mergeSegmentChanges(db);
  expect(await db.selectFrom("segment_marks").select("mark").execute()).toEqual([]);
});

it("lists in the order of ids, on from the last, with the domain", async () => {
  const [first, second, third] = [await store("a"), await store("b"), await store("c")];
  const page = { limit: 2 };
  const members = await listSegment(db, audience({}), at, page);
  expect(members).toEqual([
    { id: first, domain: "mail.example", countries: [] },
    { id: second, domain: "mail.example", countries: [] },
  ]);
  const rest = await listSegment(db, audience({}), at, { ...page, afterId: second ?? null });
  expect(rest.map(({ id }) => id)).toEqual([third]);
});

describe.each(["changed just now", "merged", "merged, then changed"])("choices, %s", (when) => {
  beforeEach(async () => {
    await store("ana", { tags: ["Vinyl", "90s"], utmParams: { source: "tram" } });
    const eve = await store("eve", { tags: ["90s"] });
    await change(eve, { preferences: JSON.stringify({ weekly: true, city: "a=b" }) });
    await store("gone", { status: "unsubscribed", tags: ["gone"] });
    if (when !== "changed just now") await mergeSegmentChanges(db);
    if (when === "merged, then changed") await change(eve, { updated_at: at, topics: ["events"] });
  });
  const wanted = { search: "", limit: 20 };

  it("lists active subscribers' values, most frequent first", async () => {
    expect(await listTags(db, wanted)).toEqual([
      { name: "90s", count: 2 },
      { name: "Vinyl", count: 1 },
    ]);
    expect(await listSources(db, wanted)).toEqual([
      { name: "", count: 1 },
      { name: "tram", count: 1 },
    ]);
    expect(await listPreferenceValues(db, wanted)).toEqual([
      { name: "city", value: "a=b", count: 1 },
      { name: "weekly", value: true, count: 1 },
    ]);
  });

  it("offers for a campaign's text only preferences that are texts, whatever they say", async () => {
    const ivo = await store("ivo");
    await change(ivo, { preferences: JSON.stringify({ city: "York", name: "" }) });
    expect(await listPersonalFields(db, wanted)).toEqual([{ name: "city", count: 2 }]);
    expect(await listPersonalFields(db, { ...wanted, search: "york" })).toEqual([]);
  });

  it("finds them by a part, in capitals or not, and up to a number", async () => {
    expect(await listTags(db, { search: "vIN", limit: 5 })).toEqual([{ name: "Vinyl", count: 1 }]);
    expect(await listTags(db, { search: "%", limit: 5 })).toEqual([]);
    expect(await listTags(db, { search: "", limit: 1 })).toEqual([{ name: "90s", count: 2 }]);
  });
});
