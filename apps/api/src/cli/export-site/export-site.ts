import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listAdminEvents } from "@before-ten/db/queries/events/admin-events";
import { listContactMessages } from "@before-ten/db/queries/contact/admin-contact-messages";
import { listReplies } from "@before-ten/db/queries/contact/message-replies";
import { listAlbums } from "@before-ten/db/queries/albums/albums";
import { listLibraryImages } from "@before-ten/db/queries/images/image-library";
import { listAdminPosts } from "@before-ten/db/queries/posts/admin-posts";
import { listAllReviews } from "@before-ten/db/queries/reviews/reviews";
import { listVenues } from "@before-ten/db/queries/venues/venues";
import { listPages } from "@before-ten/db/queries/pages/pages";
import { listAllSeries } from "@before-ten/db/queries/series/series";
import { inSnapshot } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { findStoredImages, presentAdminAlbum } from "../../features/albums/albums.present.ts";
import { listCannedAnswers } from "../../features/contact/canned-answers.service.ts";
import { presentThread } from "../../features/contact/contact.present.ts";
import { presentEventForAdmin } from "../../features/events/event-fields.ts";
import { writeEvents } from "../../features/events/event-files.ts";
import { presentSeries } from "../../features/events/series/series.present.ts";
import { writeCalendar } from "../../ical/write-calendar.ts";
import { writeExport } from "../../features/newsletter/subscriber-files.ts";
import { getAnyPost } from "../../features/posts/admin-posts.service.ts";
import { getAnyVenue } from "../../features/events/venues/venues.service.ts";
import { getAnyPage } from "../../features/posts/pages/pages.service.ts";
import { presentSaid } from "../../features/reviews/reviews.present.ts";
import { listTexts } from "../../features/site/site.service.ts";
import { fileNamesOf } from "../../images/image-files.ts";
import type { Report } from "../progress.ts";
import { htmlOfPost, markdownOfPost } from "./post-files.ts";
import { type ExportedCounts, readMe } from "./read-me.ts";

type ExportDeps = Pick<Deps, "db" | "clock" | "images" | "site">;

const pageSize = 200;

/**
 * Writes the club's content and contacts, all as of one moment, into an empty folder, in formats
 * other programs read. Not a backup: it can't be restored.
 * @throws Error with a sentence if the folder isn't empty
 */
export async function exportSite(
  deps: ExportDeps,
  { dir, report }: { dir: string; report?: Report },
): Promise<ExportedCounts> {
  // Readable only by its owner, because it contains addresses and messages.
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length > 0) {
    throw new Error(`The folder ${dir} isn't empty: name another one, and it will be created.`);
  }
  const { names, ...rows } = await inSnapshot(deps.db, (trx) =>
    exportRows({ ...deps, db: trx }, dir, report),
  );
  const counts = { ...rows, images: await exportFiles(deps.images, { dir, names, report }) };
  await writeFile(join(dir, "README.txt"), readMe(deps.clock.now(), counts));
  return counts;
}

async function exportRows(deps: ExportDeps, dir: string, report: Report | undefined) {
  report?.("events");
  const eventIds = await exportEvents(deps, dir);
  const venues = await exportVenues(deps, dir);
  const series = await exportSeries(deps, dir);
  const albums = await exportAlbums(deps, dir, eventIds);
  const reviews = await exportReviews(deps, dir);
  report?.("posts");
  const posts = await exportPosts(deps, dir);
  const pages = await exportPages(deps, dir);
  report?.("subscribers");
  await pipeline(
    Readable.from(writeExport(deps, { format: "csv", filter: {}, fileName: null })),
    createWriteStream(join(dir, "subscribers.csv")),
  );
  report?.("messages");
  const messages = await exportMessages(deps, dir);
  await writeJson(join(dir, "canned-answers.json"), await listCannedAnswers(deps));
  const texts = await exportTexts(deps, dir);
  const names = await exportImages(deps, dir);
  const events = eventIds.length;
  return { events, venues, series, albums, reviews, posts, pages, messages, texts, names };
}

async function exportEvents({ db, clock, site }: ExportDeps, dir: string): Promise<string[]> {
  const now = clock.now();
  const rows = await collectPages(async (page) => (await listAdminEvents(db, now, {}, page)).rows);
  const events = rows.map((row) => ({
    ...presentEventForAdmin(row, now),
    updatedAt: row.updated_at.toISOString(),
  }));
  await writeJson(join(dir, "events.json"), events);
  const ids = rows.map(({ id }) => id);
  await pipeline(
    Readable.from(writeEvents({ db, clock }, { ids, fileName: "events.csv" })),
    createWriteStream(join(dir, "events.csv")),
  );
  const announced = events.filter(({ status }) => status !== "draft");
  const calendar = await writeCalendar({ events: announced, publicUrl: site.publicUrl });
  await writeFile(join(dir, "events.ics"), calendar);
  return ids;
}

async function exportSeries({ db }: ExportDeps, dir: string): Promise<number> {
  const series = (await listAllSeries(db)).map((row) => presentSeries(row));
  await writeJson(join(dir, "series.json"), series);
  return series.length;
}

async function exportAlbums(
  { db }: ExportDeps,
  dir: string,
  eventIds: readonly string[],
): Promise<number> {
  const rows = await listAlbums(db, eventIds);
  const images = rows.flatMap((row) => row.images);
  const stored = await findStoredImages(db, images);
  const albums = rows.map((row) => presentAdminAlbum(row, stored));
  await writeJson(join(dir, "albums.json"), albums);
  return albums.length;
}

async function exportReviews({ db }: ExportDeps, dir: string): Promise<number> {
  const rows = await collectPages((page) => listAllReviews(db, page));
  const reviews = rows.map((row) => ({
    eventId: row.event_id,
    ...presentSaid(row),
    consentWording: row.consent_wording,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
  await writeJson(join(dir, "reviews.json"), reviews);
  return reviews.length;
}

async function exportPosts(deps: ExportDeps, dir: string): Promise<number> {
  const folder = join(dir, "posts");
  await mkdir(folder);
  const summaries = await collectPages((page) => listAdminPosts(deps.db, {}, page));
  for (const { id } of summaries) {
    const post = await getAnyPost(deps, id);
    const path = join(folder, post.seo.slug);
    await writeFile(`${path}.md`, markdownOfPost(post, deps.site.publicUrl));
    await writeFile(`${path}.html`, htmlOfPost(post, deps.site.publicUrl));
  }
  return summaries.length;
}

async function exportVenues({ db }: ExportDeps, dir: string): Promise<number> {
  const rows = await collectPages(async (slice) => (await listVenues(db, {}, slice)).rows);
  const venues = [];
  for (const { id } of rows) venues.push(await getAnyVenue({ db }, id));
  await writeJson(join(dir, "venues.json"), venues);
  return venues.length;
}

async function exportPages(deps: ExportDeps, dir: string): Promise<number> {
  const rows = await collectPages(async (slice) => (await listPages(deps.db, {}, slice)).rows);
  const pages = [];
  for (const { id } of rows) pages.push(await getAnyPage(deps, id));
  await writeJson(join(dir, "pages.json"), pages);
  return pages.length;
}

async function exportMessages({ db }: ExportDeps, dir: string): Promise<number> {
  // The caller's id only matters when filtering by assignee.
  const filter = { adminId: "" };
  const rows = await collectPages(
    async (page) => (await listContactMessages(db, filter, page)).rows,
  );
  const threads = [];
  for (const row of rows) threads.push(presentThread(row, await listReplies(db, row.id)));
  await writeJson(join(dir, "messages.json"), threads);
  return threads.length;
}

/** Those that admins changed, or have a draft of. */
async function exportTexts(deps: ExportDeps, dir: string): Promise<number> {
  const all = await listTexts(deps);
  const changed = all.filter(
    ({ value, draft, isDraftReset }) => value !== null || draft !== null || isDraftReset,
  );
  await writeJson(join(dir, "texts.json"), changed);
  return changed.length;
}

/** Returns the names of the files. */
async function exportImages({ db }: ExportDeps, dir: string): Promise<string[]> {
  const filter = { withCampaigns: true };
  const rows = await collectPages((page) => listLibraryImages(db, filter, page));
  const images = rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    alt: row.alt,
    width: row.width,
    height: row.height,
    storedAt: row.stored_at.toISOString(),
    files: fileNamesOf(row),
  }));
  await writeJson(join(dir, "images.json"), images);
  return images.flatMap(({ files }) => files);
}

async function exportFiles(
  images: ExportDeps["images"],
  { dir, names, report }: { dir: string; names: readonly string[]; report: Report | undefined },
): Promise<number> {
  const folder = join(dir, "images");
  await mkdir(folder);
  let written = 0;
  for (const name of names) {
    const bytes = await images.read(name);
    if (bytes === undefined) continue;
    await writeFile(join(folder, name), bytes);
    written += 1;
    report?.(`image file ${written} of ${names.length}`);
  }
  return written;
}

async function collectPages<Row>(
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read({ limit: pageSize, offset: rows.length });
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}

function writeJson(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
