import { type Insertable, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "@before-ten/db/client";
import { markDemoRows } from "@before-ten/db/queries/setup/demo-rows";
import type { Events, AllEvents } from "@before-ten/db/schema";
import { inTransaction } from "@before-ten/db/transactions";
import { insertAlbums, storeAlbumImages } from "./albums/insert-albums.ts";
import { demoAlerts } from "./alerts.ts";
import { type StoreDemoImage, postImageName, posterNames, shownOn } from "./demo-images.ts";
import type { DemoPost } from "./posts/demo-post.ts";
import type { NamedInPosts } from "./posts/demo-document.ts";
import { demoPostRow } from "./posts/post-row.ts";
import { demoPosts } from "./posts/demo-posts.ts";
import { cannedAnswerRows, contactMessageRows } from "./contact-messages.ts";
import { channelVisits, postVisits, eventVisits } from "./daily-visits.ts";
import type { DemoEvent } from "./events/demo-event.ts";
import { demoEvents } from "./events/demo-events.ts";
import { type DemoPoster, eventRow } from "./events/event-row.ts";
import { venueRows } from "./events/venue-rows.ts";
import { ticketPageChecks } from "./events/ticket-pages.ts";
import { insertHistory } from "./history.ts";
import { isEmpty } from "./is-empty.ts";
import type { DemoReader, WriteDemoMail } from "./campaigns/campaign-rows.ts";
import { clubOf, insertCampaigns } from "./campaigns/insert-campaigns.ts";
import { demoSubscribers } from "./subscribers.ts";

const dayMs = 86_400_000;

/** A copy made by mistake, so that the trash shows what it is for. */
async function insertTrash(
  trx: Db,
  [event]: readonly Insertable<AllEvents>[],
  now: Date,
): Promise<void> {
  if (event === undefined) return;
  await trx
    .insertInto("all_events")
    .values({
      ...event,
      id: uuidv7({ msecs: now.getTime() - 3 * dayMs }),
      event_name: `${event.event_name} (copy)`,
      status: "draft",
      series_id: null,
      series_own_fields: [],
      deleted_at: new Date(now.getTime() - 2 * dayMs),
      deleted_by_name: "Ana",
    })
    .execute();
}

interface DemoTools {
  now: Date;
  /** Without a slash at the end. */
  publicUrl: string;
  storeImage: StoreDemoImage;
  writeMail: WriteDemoMail;
}

interface Illustrated<Subject> {
  subject: Subject;
  imageId: string | null;
}

interface Announced {
  subject: DemoEvent;
  poster: DemoPoster | null;
}

/**
 * Fills an empty database with a club around `now`, whose pages lie at `publicUrl`. False, and
 * nothing written, where there is anything already. All rows come in one transaction and the images
 * before it: who kills this half-way finds the database still empty.
 */
export async function seedDemoData(
  db: Db,
  { now, publicUrl, storeImage, writeMail }: DemoTools,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const [events, posts, albums, venues] = await Promise.all([
    withPosters(demoEvents(now), storeImage),
    Promise.all(demoPosts.map((post) => withImage(post, storeImage))),
    storeAlbumImages(storeImage),
    venueRows(storeImage),
  ]);
  return inTransaction(db, async (trx) => {
    // Another process may be seeding too: the second one waits here and then finds the rows.
    await sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`.execute(trx);
    if (!(await isEmpty(trx))) return false;
    await trx
      .insertInto("venues")
      .values([...venues.values()])
      .execute();
    const eventRows = await insertEvents(trx, events, { now, venues });
    await insertAlbums(trx, albums, eventRows);
    await insertTrash(trx, eventRows, now);
    const postRows = await insertPosts(trx, posts, { events: nextByName(eventRows, now), now });
    const subscribers = await insertSubscribers(trx, now);
    const club = { now, publicUrl, ...clubOf(eventRows, postRows), subscribers };
    await insertCampaigns(trx, club, writeMail);
    const contact = contactMessageRows(now);
    await trx.insertInto("contact_messages").values(contact.messages).execute();
    await trx.insertInto("message_replies").values(contact.replies).execute();
    await trx.insertInto("canned_answers").values(cannedAnswerRows(now)).execute();
    await insertHistory(trx, eventRows);
    await markDemoRows(trx);
    return true;
  });
}

function withPosters(
  events: readonly DemoEvent[],
  storeImage: StoreDemoImage,
): Promise<Announced[]> {
  const names = posterNames(events);
  return Promise.all(
    events.map(async (subject, index) => {
      const name = names[index] ?? null;
      const poster = name === null ? null : { id: await storeImage(name), shows: shownOn(name) };
      return { subject, poster };
    }),
  );
}

async function withImage(
  post: DemoPost,
  storeImage: StoreDemoImage,
): Promise<Illustrated<DemoPost>> {
  const imageId = post.imageAlt === null ? null : await storeImage(postImageName(post));
  return { subject: post, imageId };
}

async function insertEvents(
  trx: Db,
  events: readonly Announced[],
  { now, venues }: { now: Date; venues: Awaited<ReturnType<typeof venueRows>> },
) {
  const seriesIds = await insertSeries(
    trx,
    events.map(({ subject }) => subject),
  );
  const planned = events.map(({ subject, poster }) => ({
    subject,
    row: eventRow(subject, {
      poster,
      venueId: venues.get(subject.venue)?.id ?? null,
      seriesId: seriesIds.get(subject.series?.slug ?? "") ?? null,
    }),
    visits: subject.status === "draft" ? [] : eventVisits(subject, now),
  }));
  await trx
    .insertInto("events")
    .values(planned.map(({ row }) => row))
    .execute();
  const told = planned.map(({ row, subject }) =>
    demoAlerts({ subject, ...row, endsAt: new Date(row.ends_at) }, now),
  );
  await trx
    .insertInto("event_receipts")
    .values(told.flatMap(({ receipts }) => receipts))
    .execute();
  await trx
    .insertInto("event_receipt_mails")
    .values(told.flatMap(({ mails }) => mails))
    .execute();
  await trx
    .insertInto("event_alerts")
    .values(told.flatMap(({ alerts }) => alerts))
    .execute();
  const checks = ticketPageChecks(
    planned.map(({ row }) => row),
    now,
  );
  await trx.insertInto("ticket_page_checks").values(checks).execute();
  await trx
    .insertInto("event_daily_counts")
    .values(
      planned.flatMap(({ row, visits }) => visits.map((day) => ({ event_id: row.id, ...day }))),
    )
    .execute();
  await trx
    .insertInto("event_daily_channels")
    .values(
      planned.flatMap(({ row, visits }) =>
        channelVisits(visits).map((each) => ({ event_id: row.id, ...each })),
      ),
    )
    .execute();
  return planned.map(({ row }) => row);
}

/** The ids of events by name; of several, the next upcoming one, or else the latest. */
function nextByName(events: readonly Insertable<Events>[], now: Date): ReadonlyMap<string, string> {
  const fromNow = ({ starts_at: startsAt }: Insertable<Events>) =>
    new Date(String(startsAt)).getTime() - now.getTime();
  const past = events.filter((event) => fromNow(event) < 0);
  const toCome = events.filter((event) => fromNow(event) >= 0);
  // The last one with a name wins.
  const inOrder = [
    ...past.toSorted((one, other) => fromNow(one) - fromNow(other)),
    ...toCome.toSorted((one, other) => fromNow(other) - fromNow(one)),
  ];
  return new Map(inOrder.map(({ id, event_name: name }) => [name, id]));
}

/** Returns their ids by slug. */
async function insertSeries(
  trx: Db,
  events: readonly DemoEvent[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, announcedDay, series } of events) {
    if (series === undefined || ids.has(series.slug)) continue;
    const announcedAt = new Date(announcedDay);
    const id = uuidv7({ msecs: announcedAt.getTime() });
    ids.set(series.slug, id);
    await trx
      .insertInto("event_series")
      .values({ id, name, ...series, created_at: announcedAt, updated_at: announcedAt })
      .execute();
  }
  return ids;
}

async function insertPosts(
  trx: Db,
  posts: readonly Illustrated<DemoPost>[],
  { events, now }: Pick<NamedInPosts, "events"> & { now: Date },
) {
  const images = new Map(
    posts.flatMap(({ subject: { slug, imageAlt: alt }, imageId }) =>
      imageId === null || alt === null ? [] : [[slug, { imageId, alt }]],
    ),
  );
  const planned = posts.map(({ subject, imageId }) => {
    const { total: views, days } = postVisits(subject, now);
    const row = demoPostRow(subject, { imageId, named: { images, events }, views, now });
    return { row, days };
  });
  await trx
    .insertInto("blog_posts")
    .values(planned.map(({ row }) => row))
    .execute();
  await trx
    .insertInto("blog_post_daily_counts")
    .values(planned.flatMap(({ row, days }) => days.map((day) => ({ post_id: row.id, ...day }))))
    .execute();
  return planned.map(({ row }) => row);
}

async function insertSubscribers(trx: Db, now: Date): Promise<DemoReader[]> {
  const subscribers = demoSubscribers(now);
  await trx
    .insertInto("subscribers")
    .values(subscribers.map(({ row }) => row))
    .execute();
  await trx
    .insertInto("subscriber_status_changes")
    .values(subscribers.flatMap(({ changes }) => changes))
    .execute();
  return subscribers.flatMap(({ reader }) => reader ?? []);
}
