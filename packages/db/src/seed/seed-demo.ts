import { sql } from "kysely";
import type { Db } from "../client.ts";
import { inTransaction } from "../transactions.ts";
import type { BlogCategory } from "../schema.ts";
import type { Article } from "./articles/article.ts";
import { articleRow } from "./articles/article-row.ts";
import { demoArticles } from "./articles/demo-articles.ts";
import { contactMessageRows } from "./contact-messages.ts";
import { articleVisits, eventVisits } from "./daily-visits.ts";
import type { DemoEvent } from "./events/demo-event.ts";
import { demoEvents } from "./events/demo-events.ts";
import { eventRow } from "./events/event-row.ts";
import { venues } from "./events/venues.ts";
import { demoSubscribers } from "./subscribers.ts";

/** Draws and stores pictures; both answer the id of a row in `images`. */
export interface DemoPictures {
  storePoster: (event: DemoPoster) => Promise<string>;
  storeStory: (post: DemoStory) => Promise<string>;
}

interface DemoPoster {
  name: string;
  city: string;
  country: string;
  /** `YYYY-MM-DD`. */
  day: string;
  startTime: string;
  endTime: string | null;
  decade: DemoEvent["decade"];
}

interface DemoStory {
  title: string;
  category: BlogCategory;
}

interface Illustrated<Subject> {
  subject: Subject;
  imageId: string | null;
}

/**
 * Fills an empty database with a club around `now`. False, and nothing written, where there is anything already.
 * All rows come in one transaction and the pictures before it: who kills this half-way finds the database still empty.
 */
export async function seedDemoData(
  db: Db,
  { now, pictures }: { now: Date; pictures: DemoPictures },
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const [events, articles] = await Promise.all([
    Promise.all(demoEvents(now).map((event) => withPoster(event, pictures))),
    Promise.all(demoArticles.map((article) => withPicture(article, pictures))),
  ]);
  return inTransaction(db, async (trx) => {
    // Another process may be at it too: whoever comes second waits here and then finds the rows.
    await sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`.execute(trx);
    if (!(await isEmpty(trx))) return false;
    await insertEvents(trx, events, now);
    await insertArticles(trx, articles, now);
    await insertSubscribers(trx, now);
    await trx.insertInto("contact_messages").values(contactMessageRows(now)).execute();
    return true;
  });
}

/** Subscribers and messages count too: a club that deleted its last event still isn't a demo. */
async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from events)
      and not exists (select from blog_posts)
      and not exists (select from subscribers)
      and not exists (select from contact_messages) as empty
  `.execute(db);
  return rows[0]?.empty ?? false;
}

async function withPoster(
  event: DemoEvent,
  { storePoster }: DemoPictures,
): Promise<Illustrated<DemoEvent>> {
  if (!event.hasPoster) return { subject: event, imageId: null };
  const { name, startDay: day, startTime, endTime, decade } = event;
  const { city, country } = venues[event.venue];
  const poster = { name, city, country, day, startTime, endTime, decade };
  return { subject: event, imageId: await storePoster(poster) };
}

async function withPicture(
  article: Article,
  { storeStory }: DemoPictures,
): Promise<Illustrated<Article>> {
  if (article.imageAlt === null) return { subject: article, imageId: null };
  const { title, category } = article;
  return { subject: article, imageId: await storeStory({ title, category }) };
}

async function insertEvents(
  trx: Db,
  events: readonly Illustrated<DemoEvent>[],
  now: Date,
): Promise<void> {
  const planned = events.map(({ subject, imageId }) => ({
    row: eventRow(subject, imageId),
    visits: subject.status === "draft" ? [] : eventVisits(subject, now),
  }));
  await trx
    .insertInto("events")
    .values(planned.map(({ row }) => row))
    .execute();
  await trx
    .insertInto("event_daily_counts")
    .values(
      planned.flatMap(({ row, visits }) => visits.map((day) => ({ event_id: row.id, ...day }))),
    )
    .execute();
}

async function insertArticles(
  trx: Db,
  articles: readonly Illustrated<Article>[],
  now: Date,
): Promise<void> {
  const planned = articles.map(({ subject, imageId }) => {
    const { total: views, days } = articleVisits(subject, now);
    return { row: articleRow(subject, { imageId, views, now }), days };
  });
  await trx
    .insertInto("blog_posts")
    .values(planned.map(({ row }) => row))
    .execute();
  await trx
    .insertInto("blog_post_daily_counts")
    .values(planned.flatMap(({ row, days }) => days.map((day) => ({ post_id: row.id, ...day }))))
    .execute();
}

async function insertSubscribers(trx: Db, now: Date): Promise<void> {
  const subscribers = demoSubscribers(now);
  await trx
    .insertInto("subscribers")
    .values(subscribers.map(({ row }) => row))
    .execute();
  await trx
    .insertInto("subscriber_status_changes")
    .values(subscribers.flatMap(({ changes }) => changes))
    .execute();
}
