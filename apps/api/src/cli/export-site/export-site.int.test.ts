import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { parse } from "csv-parse/sync";
import ical from "node-ical";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { storeDemoClub } from "../../testing/demo-club.ts";
import { FakeClock } from "../../testing/fake-clock.ts";
import { MemoryImages } from "../../testing/memory-images.ts";
import { exportSite } from "./export-site.ts";

const clock = new FakeClock("2026-11-21T10:00:00Z");
const site = {
  publicUrl: "https://club.example",
  contactTo: "team@club.example",
  newsletterDoubleOptIn: false,
};
const database = await createTestDatabase();
const images = new MemoryImages();
const deps = { db: database.db, clock, images, site };
const folder = await mkdtemp(join(tmpdir(), "export-site-"));
const dir = join(folder, "site");

beforeAll(async () => {
  await storeDemoClub(deps);
  await exportSite(deps, { dir });
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const read = (name: string) => readFile(join(dir, name), "utf8");

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

it("has every post as Markdown and HTML, whose images are in the folder", async () => {
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

it("refuses a folder that holds anything", async () => {
  await expect(exportSite(deps, { dir })).rejects.toThrow(/^The folder .* isn't empty/);
});
