import { isEmailAddress } from "@before-ten/contracts/shared/email-address";
import { newsletterConsent } from "@before-ten/contracts/newsletter/messages";
import { isWebLink } from "@before-ten/contracts/shared/web-link";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@before-ten/db/client";
import type { DB } from "@before-ten/db/schema";
import { listPublicEvents } from "@before-ten/db/queries/events/events";
import { createTestDatabase, type TestDatabase } from "@before-ten/db/testing/test-database";
import { demoAlbums } from "./albums/demo-albums.ts";
import type { StoreDemoImage } from "./demo-images.ts";
import { seedDemoData } from "./seed-demo.ts";
import { plainMailsAt } from "./testing/plain-mail.ts";
import { storesImageRows } from "./testing/image-rows.ts";

const dayMs = 86_400_000;
const now = new Date("2026-11-21T10:00:00Z");
const publicUrl = "https://club.example";
const writeMail = plainMailsAt(publicUrl);
const ownTables = ["events", "blog_posts", "subscribers", "contact_messages"] as const;

describe("in an empty database", () => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await createTestDatabase();
    ({ db } = database);
    await seedDemoData(db, { now, publicUrl, writeMail, storeImage: storesImageRows(db) });
  });
  afterAll(() => database.close());

  it("puts something of every kind", async () => {
    expect(await countBy(db, "events", "status")).toEqual({
      active: 10,
      completed: 1,
      draft: 1,
      published: 24,
    });
    expect(await countBy(db, "blog_posts", "status")).toEqual({
      archived: 2,
      draft: 2,
      published: 10,
    });
    expect(await countBy(db, "subscribers", "status")).toEqual({
      active: 84,
      bounced: 6,
      pending: 14,
      unsubscribed: 16,
    });
    expect(await countBy(db, "contact_messages", "type")).toEqual({
      event: 1,
      feedback: 1,
      general: 1,
      partnership: 1,
    });
  });

  it("puts parties that return, with their rules", async () => {
    const rows = await db
      .selectFrom("event_series")
      .innerJoin("events", "series_id", "event_series.id")
      .select(["slug", "rule", "start_date"])
      .orderBy("slug")
      .orderBy("start_date")
      .execute();
    expect(rows.map((row) => Object.values(row).join(" "))).toEqual([
      "first-saturday-at-the-salt FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205 2026-11-07",
      "first-saturday-at-the-salt FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205 2026-12-05",
      "garage-sale FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;UNTIL=20270124 2027-01-10",
      "garage-sale FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;UNTIL=20270124 2027-01-24",
    ]);
  });

  it("puts albums of past parties, no image of which is in another place, too", async () => {
    const albums = await db
      .selectFrom("event_albums")
      .innerJoin("events", "events.id", "event_albums.id")
      .select(["events.ends_at", "event_albums.images", "event_albums.updated_at"])
      .execute();
    expect(albums).toHaveLength(demoAlbums.length);
    expect(albums.filter(({ ends_at: endedAt }) => endedAt >= now)).toEqual([]);
    expect(albums.filter((album) => album.updated_at < album.ends_at)).toEqual([]);
    const images = albums.flatMap((album) => album.images);
    expect(new Set(images.map(({ imageId }) => imageId)).size).toBe(images.length);
    expect(images.filter(({ alt }) => alt === "")).toEqual([]);
  });

  it("has ticket pages that say something else than their parties, seen before today's look", async () => {
    const checks = await db
      .selectFrom("ticket_page_checks")
      .innerJoin("events", "events.id", "event_id")
      .select(["events.ticket_currency", "found", "checked_at"])
      .where("events.ends_at", ">", now)
      .orderBy("events.starts_at")
      .execute();
    expect(checks).toMatchObject([
      { ticket_currency: "NZD", found: { price: { amount: 54, currency: "NZD" } } },
      { found: { availability: "sold-out" } },
    ]);
    expect(checks.every(({ checked_at: at }) => at !== null && at < now)).toBe(true);
  });

  it("fills the home page's twenty places, the first with a party that is on", async () => {
    const { rows } = await listPublicEvents(db, now, {}, { limit: 20, offset: 0 });
    expect(rows).toHaveLength(20);
    expect(rows.slice(0, 2).map((event) => event.starts_at > now)).toEqual([false, true]);
  });

  it("gives events a picture with a description, a link, and a price in the country's money", async () => {
    const { rows } = await listPublicEvents(db, now, { status: "all" }, { limit: 100, offset: 0 });
    const withoutPoster = rows.filter((event) => event.poster_id === null);
    expect(withoutPoster).toMatchObject([{ event_name: "Synths & Cardigans", poster_alt: "" }]);
    expect(rows.find((event) => event.event_name === "Golden 90s Rooftop")).toMatchObject({
      poster_alt:
        "Poster for Golden 90s Rooftop in Melbourne: the last word is a skyline at sunset",
      poster_width: 800,
      redirect_url: "https://tickets.beforeten.example/golden-90s-rooftop",
      location: {
        formatted: "Lantern Yard, Fitzroy, Melbourne",
        coordinates: [144.9784, -37.7984],
        city: "Melbourne",
        country: "Australia",
      },
      ticket_amount: "55.00",
      ticket_currency: "AUD",
      time_zone: "Australia/Melbourne",
    });
    expect(rows.filter((event) => !isWebLink(event.redirect_url))).toEqual([]);
    expect(rows.filter((event) => event.created_at >= now)).toEqual([]);
  });

  it("counts visits of the last sixty days, none of a draft, and no clicks after the party", async () => {
    const days = await db
      .selectFrom("event_daily_counts")
      .innerJoin("events", "events.id", "event_id")
      .select(["day", "views", "clicks", "status", "start_date"])
      .execute();
    expect(new Set(days.map(({ day }) => day)).size).toBeGreaterThanOrEqual(60);
    // A day earlier or later than in UTC, where the venue is.
    expect(days.filter(({ day }) => day < "2026-09-22" || day > "2026-11-22")).toEqual([]);
    expect(days.filter(({ views, clicks }) => views === 0 || clicks > views)).toEqual([]);
    expect(days.filter(({ status }) => status === "draft")).toEqual([]);
    expect(days.filter(({ day, clicks, start_date: start }) => day > start && clicks > 0)).toEqual(
      [],
    );
  });

  it("has people waiting for places, tickets and the next one, and a receipt of what happened", async () => {
    expect(await countBy(db, "event_alerts", "kind")).toEqual({
      "next-event": 6,
      "on-sale": 9,
      "places-return": 14,
    });
    expect(await countBy(db, "event_receipts", "kind")).toEqual({
      cancelled: 2,
      moved: 1,
      postponed: 1,
      rescheduled: 1,
    });
    const alerts = await db.selectFrom("event_alerts").selectAll().execute();
    expect(alerts.filter(({ confirmed_at: at }) => at === null || at >= now)).toEqual([]);
    expect(alerts.filter(({ email }) => !email.endsWith("@mail.example"))).toEqual([]);
    expect(await countBy(db, "event_receipt_mails", "outcome")).toEqual({ sent: 11 });
  });

  it("gives every post that was out views, of which the recent ones are counted by day", async () => {
    const posts = await db
      .selectFrom("blog_posts")
      .leftJoin("blog_post_daily_counts as counts", "counts.post_id", "blog_posts.id")
      .select((eb) => [
        "slug",
        "status",
        "blog_posts.views",
        eb.fn.sum<number | null>("counts.views").as("recent"),
      ])
      .groupBy(["slug", "status", "blog_posts.views"])
      .execute();
    expect(posts.filter(({ views, recent }) => Number(recent) > views)).toEqual([]);
    expect(posts.filter(({ views, status }) => (views === 0) !== (status === "draft"))).toEqual([]);
    // Out for 47 days: all its views are recent. Out for 73: some are older.
    const post = (slug: string) => posts.find((each) => each.slug === slug);
    expect(post("an-afternoon-hour-by-hour")?.recent).toBe(
      post("an-afternoon-hour-by-hour")?.views,
    );
    expect(Number(post("in-defence-of-the-one-hit-wonder")?.recent)).toBeLessThan(
      post("in-defence-of-the-one-hit-wonder")?.views ?? 0,
    );
  });

  it("keeps subscribers' history in step with their status", async () => {
    const subscribers = await db.selectFrom("subscribers").selectAll().execute();
    const changes = await db
      .selectFrom("subscriber_status_changes")
      .selectAll()
      .orderBy("created_at")
      .execute();
    const historyOf = Map.groupBy(changes, (change) => change.subscriber_id);
    for (const subscriber of subscribers) {
      const history = historyOf.get(subscriber.id) ?? [];
      expect(history[0]).toMatchObject({ from_status: null, created_at: subscriber.created_at });
      expect(history.at(-1)?.to_status).toBe(subscriber.status);
    }
  });

  it("signs subscribers up over eighteen months, some today, at made-up addresses", async () => {
    const subscribers = await db.selectFrom("subscribers").selectAll().execute();
    const ages = subscribers.map((each) => (now.getTime() - each.created_at.getTime()) / dayMs);
    expect(Math.min(...ages)).toBe(0);
    expect(Math.max(...ages)).toBeCloseTo(540, 0);
    expect(ages.filter((age) => age < 0.4).length).toBeGreaterThanOrEqual(5);

    expect(subscribers.filter(({ updated_at: at }) => at > now)).toEqual([]);
    const emails = subscribers.map(({ email }) => email);
    expect(emails.filter((email) => !isEmailAddress(email))).toEqual([]);
    expect(emails.filter((email) => !/@example\.(com|org)$/.test(email))).toEqual([]);
    expect(new Set(subscribers.map((each) => each.consent_wording))).toEqual(
      new Set([newsletterConsent]),
    );
    expect(new Set(subscribers.map(({ utm_params: utm }) => utm.source)).size).toBe(5);
  });

  it("leaves no mail to be sent", async () => {
    expect(await countBy(db, "contact_messages", "mail_state")).toEqual({ sent: 4 });
  });

  it("refuses a second time, before drawing anything", async () => {
    const before = await countRows(db);
    expect(await seedDemoData(db, { now, publicUrl, writeMail, storeImage: refusing })).toBe(false);
    expect(await countRows(db)).toEqual(before);
  });
});

it.each(ownTables)("refuses a database with nothing but a row of %s", async (filled) => {
  await using database = await createTestDatabase();
  const { db } = database;
  await seedDemoData(db, { now, publicUrl, writeMail, storeImage: storesImageRows(db) });
  for (const table of ownTables.filter((each) => each !== filled)) {
    await db.deleteFrom(table).execute();
  }
  const before = await countRows(db);

  expect(await seedDemoData(db, { now, publicUrl, writeMail, storeImage: refusing })).toBe(false);
  expect(await countRows(db)).toEqual(before);
});

it("seeds once when several processes start together", async () => {
  await using database = await createTestDatabase();
  const { db } = database;

  const storeImage = storesImageRows(db);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => seedDemoData(db, { now, publicUrl, writeMail, storeImage })),
  );

  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await countRows(db)).toMatchObject({ blog_posts: 14, subscribers: 120 });
});

it("writes nothing when a picture fails, so that the next start tries again", async () => {
  await using database = await createTestDatabase();
  const { db } = database;

  await expect(
    seedDemoData(db, { now, publicUrl, writeMail, storeImage: refusing }),
  ).rejects.toThrow("no room");
  expect(await countRows(db)).toEqual({
    events: 0,
    blog_posts: 0,
    subscribers: 0,
    contact_messages: 0,
  });
  expect(
    await seedDemoData(db, { now, publicUrl, writeMail, storeImage: storesImageRows(db) }),
  ).toBe(true);
});

const refusing: StoreDemoImage = () => Promise.reject(new Error("no room"));

async function countBy(db: Db, table: keyof DB, column: string) {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)}::text as value, count(*) as count from ${sql.table(table)} group by 1
  `.execute(db);
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
}

async function countRows(db: Db): Promise<Record<string, number>> {
  const counts = ownTables.map(async (table) => {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return [table, count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
