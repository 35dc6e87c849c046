import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { insertCannedAnswer } from "@before-ten/db/queries/contact/canned-answers";
import { setImageAlt } from "@before-ten/db/queries/images/image-library";
import { storeReview } from "@before-ten/db/queries/reviews/reviews";
import { storeSiteText } from "@before-ten/db/queries/site/site-texts";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { storePage } from "@before-ten/db/testing/stored-page";
import { parse } from "csv-parse/sync";
import ical from "node-ical";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { bareEnvironment } from "../../testing/bare-environment.ts";
import { storeDemoClub } from "../../testing/demo-club.ts";
import { FakeClock } from "../../testing/fake-clock.ts";
import { MemoryImages } from "../../testing/memory-images.ts";
import { exportSite } from "./export-site.ts";

const clock = new FakeClock("2026-11-21T10:00:00Z");
const site = {
  publicUrl: "https://club.example",
  mailFrom: "hello@club.example",
  contactTo: "team@club.example",
  newsletterDoubleOptIn: false,
};
const database = await createTestDatabase();
const images = new MemoryImages();
const deps = { db: database.db, clock, images, site };
const folder = await mkdtemp(join(tmpdir(), "export-site-"));
const dir = join(folder, "site");
let describedId: string;

beforeAll(async () => {
  await storeDemoClub(deps);
  const answer = { title: "Lost and found", text: "We have it.", at: clock.now() };
  await insertCannedAnswer(database.db, answer);
  const described = await database.db.selectFrom("images").select("id").executeTakeFirstOrThrow();
  describedId = described.id;
  await setImageAlt(database.db, describedId, "A mirror ball over the floor");
  const event = await database.db.selectFrom("events").select("id").executeTakeFirstOrThrow();
  await storeReview(database.db, {
    id: randomUUID(),
    eventId: event.id,
    score: 5,
    sentence: "Home by ten.",
    firstName: "Ana",
    consent: null,
    at: clock.now(),
  });
  await storePage(database.db, { slug: "house-rules", status: "draft" });
  const draft = { value: null, draft: "At half past", publishAt: null };
  await storeSiteText(database.db, "about.title", { ...draft, value: "Why four" }, clock.now());
  await storeSiteText(
    database.db,
    "about.toEvents",
    { ...draft, draft: { reset: true } },
    clock.now(),
  );
  await exportSite(deps, { dir });
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const read = (name: string) => readFile(join(dir, name), "utf8");
const readJson = async (name: string): Promise<unknown> => JSON.parse(await read(name));
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

it("has every event in three formats", async () => {
  const events = z
    .array(z.object({ id: z.uuid(), status: z.string() }))
    .parse(JSON.parse(await read("events.json")));
  const stored = await database.db.selectFrom("events").select("id").execute();
  expect(events.map(({ id }) => id).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
  const table: unknown[] = parse(await read("events.csv"), { bom: true, columns: true });
  expect(table).toHaveLength(stored.length);
  const entries = Object.values(ical.sync.parseICS(await read("events.ics"))).filter(
    (entry) => entry?.type === "VEVENT",
  );
  expect(entries).toHaveLength(events.filter(({ status }) => status !== "draft").length);
});

it("has every post as Markdown and HTML, with its images in the folder", async () => {
  const stored = await database.db.selectFrom("blog_posts").select(["slug", "title"]).execute();
  const names = stored.flatMap(({ slug }) => [`${slug}.html`, `${slug}.md`]);
  expect((await readdir(join(dir, "posts"))).toSorted()).toEqual(names.toSorted());
  expect((await readdir(join(dir, "images"))).toSorted()).toEqual(images.names);
  for (const { slug, title } of stored) {
    const text = await read(`posts/${slug}.md`);
    expect(text).toContain(`title: ${JSON.stringify(title)}\n`);
    const shown = `${text}${await read(`posts/${slug}.html`)}`.matchAll(/\.\.\/images\/([\w.-]+)/g);
    for (const [, name] of shown) expect(images.names).toContain(name);
    expect(text).not.toContain("club.example/media/");
  }
});

it("has every page with its text, drafts too", async () => {
  expect(await readJson("pages.json")).toMatchObject([
    { slug: "house-rules", status: "draft", html: expect.stringContaining("<p>Be kind") },
  ]);
});

it("has every venue", async () => {
  const stored = await database.db.selectFrom("venues").select("slug").execute();
  expect(stored.length).toBeGreaterThan(0);
  expect(await readJson("venues.json")).toHaveLength(stored.length);
});

it("has every review, with its event", async () => {
  expect(await readJson("reviews.json")).toMatchObject([
    { eventId: expect.any(String), score: 5, sentence: "Home by ten.", mayQuote: false },
  ]);
});

it("has every subscriber and message, and says what each file is", async () => {
  const subscribers: unknown[] = parse(await read("subscribers.csv"), { bom: true, columns: true });
  const stored = await database.db.selectFrom("subscribers").select("id").execute();
  expect(subscribers).toHaveLength(stored.length);
  const messages = z
    .array(z.object({ replies: z.array(z.unknown()) }))
    .parse(JSON.parse(await read("messages.json")));
  expect(messages.some(({ replies }) => replies.length > 0)).toBe(true);
  const guide = await read("README.txt");
  for (const name of await readdir(dir)) expect(guide).toContain(name === "README.txt" ? "" : name);
});

it("has every series, every album with its texts, canned answers and images' own texts", async () => {
  const stored = await database.db.selectFrom("event_series").select(["id", "name"]).execute();
  const series = z
    .array(z.object({ id: z.uuid(), name: z.string() }))
    .parse(await readJson("series.json"));
  expect(series.toSorted(byId)).toEqual(stored.toSorted(byId));

  const albums = z
    .array(
      z.object({
        eventId: z.uuid(),
        images: z.array(z.object({ caption: z.string(), alt: z.string() })),
      }),
    )
    .parse(await readJson("albums.json"));
  const rows = await database.db.selectFrom("event_albums").select(["id", "images"]).execute();
  expect(albums.length).toBeGreaterThan(0);
  expect(albums).toHaveLength(rows.length);
  for (const { id, images: shown } of rows) {
    const album = albums.find(({ eventId }) => eventId === id);
    expect(album?.images).toEqual(shown.map(({ caption, alt }) => ({ caption, alt })));
  }

  expect(await readJson("canned-answers.json")).toContainEqual({
    id: expect.any(String),
    title: "Lost and found",
    text: "We have it.",
  });
  const listed = z
    .array(z.object({ id: z.string(), alt: z.string(), files: z.array(z.string()) }))
    .parse(await readJson("images.json"));
  expect(listed.flatMap(({ files }) => files).toSorted()).toEqual(images.names);
  expect(listed.find(({ alt }) => alt === "A mirror ball over the floor")?.id).toBe(describedId);
});

it("has the texts that admins changed, with their drafts", async () => {
  expect(await readJson("texts.json")).toMatchObject([
    { key: "about.title", default: "Why 4PM?", value: "Why four", draft: "At half past" },
    { key: "about.toEvents", value: null, draft: null, isDraftReset: true },
  ]);
});

it("is a snapshot: later writes aren't in it", async () => {
  const later = join(folder, "later");
  let isWritten = false;
  const before = await database.db.selectFrom("canned_answers").select("title").execute();
  const writing: Promise<unknown>[] = [];
  await exportSite(deps, {
    dir: later,
    report(step) {
      if (step !== "posts" || isWritten) return;
      isWritten = true;
      const answer = { title: "Meanwhile", text: "Written meanwhile.", at: clock.now() };
      writing.push(insertCannedAnswer(database.db, answer));
    },
  });
  await Promise.all(writing);
  expect(isWritten).toBe(true);
  const text = await readFile(join(later, "canned-answers.json"), "utf8");
  const exported = z.array(z.object({ title: z.string() })).parse(JSON.parse(text));
  const titles = (answers: { title: string }[]) => answers.map(({ title }) => title).toSorted();
  expect(titles(exported)).toEqual(titles(before));
});

it("refuses a folder that holds anything", async () => {
  await expect(exportSite(deps, { dir })).rejects.toThrow(/^The folder .* isn't empty/);
});

it("is written by its command, which prints a summary", { timeout: 60_000 }, async () => {
  const program = join(import.meta.dirname, "../export-site.ts");
  const byCommand = join(folder, "by-command");
  const { stdout } = await promisify(execFile)(process.execPath, [program, byCommand], {
    cwd: folder,
    env: {
      ...bareEnvironment,
      DATABASE_URL: database.connectionString,
      DATA_DIR: join(folder, "data"),
    },
  });
  expect(stdout).toMatch(/has \d+ events, \d+ series, \d+ albums, \d+ posts, the subscribers/);
  // The image files are in a place that command doesn't read; everything else is the same.
  expect((await readdir(byCommand)).toSorted()).toEqual((await readdir(dir)).toSorted());
  for (const name of ["series.json", "albums.json", "messages.json", "images.json"]) {
    expect(await readFile(join(byCommand, name), "utf8")).toBe(await read(name));
  }
});
