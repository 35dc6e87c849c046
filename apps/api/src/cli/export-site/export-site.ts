import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listAdminEvents } from "@before-ten/db/queries/events/admin-events";
import { listContactMessages } from "@before-ten/db/queries/contact/admin-contact-messages";
import { listReplies } from "@before-ten/db/queries/contact/message-replies";
import { listAllImages } from "@before-ten/db/queries/images/images";
import { listAdminPosts } from "@before-ten/db/queries/posts/admin-posts";
import type { Deps } from "../../deps.ts";
import { presentThread } from "../../features/contact/contact.present.ts";
import { presentEventForAdmin } from "../../features/events/event-fields.ts";
import { writeEvents } from "../../features/events/event-files.ts";
import { writeCalendar } from "../../features/feeds/write-calendar.ts";
import { writeExport } from "../../features/newsletter/subscriber-files.ts";
import { getAnyPost } from "../../features/posts/admin-posts.service.ts";
import { fileNamesOf } from "../../images/image-files.ts";
import type { Report } from "../progress.ts";
import { htmlOfPost, markdownOfPost } from "./post-files.ts";
import { type ExportedCounts, readMe } from "./read-me.ts";

type ExportDeps = Pick<Deps, "db" | "clock" | "images" | "site">;

const pageSize = 200;

/**
 * Writes what the club has made and who it knows into an empty folder, in formats that other
 * programs read. Not a backup: nothing reads it back.
 * @throws Error with a sentence where the folder holds anything
 */
export async function exportSite(
  deps: ExportDeps,
  { dir, report }: { dir: string; report?: Report },
): Promise<ExportedCounts> {
  // For its owner alone: addresses and messages are in it.
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length > 0) {
    throw new Error(`The folder ${dir} isn't empty: name another one, which will be made.`);
  }
  report?.("events");
  const events = await exportEvents(deps, dir);
  report?.("posts");
  const posts = await exportPosts(deps, dir);
  report?.("subscribers");
  await pipeline(
    Readable.from(writeExport(deps, { format: "csv", filter: {}, fileName: null })),
    createWriteStream(join(dir, "subscribers.csv")),
  );
  report?.("messages");
  const messages = await exportMessages(deps, dir);
  const images = await exportImages(deps, dir, report);
  const counts = { events, posts, messages, images };
  await writeFile(join(dir, "README.txt"), readMe(deps.clock.now(), counts));
  return counts;
}

async function exportEvents({ db, clock, site }: ExportDeps, dir: string): Promise<number> {
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
  return events.length;
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

async function exportMessages({ db }: ExportDeps, dir: string): Promise<number> {
  // Whose they are doesn't matter where nobody filters by it.
  const filter = { adminId: "" };
  const rows = await collectPages(
    async (page) => (await listContactMessages(db, filter, page)).rows,
  );
  const threads = [];
  for (const row of rows) threads.push(presentThread(row, await listReplies(db, row.id)));
  await writeJson(join(dir, "messages.json"), threads);
  return threads.length;
}

async function exportImages(
  { db, images }: ExportDeps,
  dir: string,
  report: Report | undefined,
): Promise<number> {
  const folder = join(dir, "images");
  await mkdir(folder);
  const names = (await listAllImages(db)).flatMap(fileNamesOf);
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
