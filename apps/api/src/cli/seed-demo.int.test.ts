import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { expect, it } from "vitest";
import { queueDueAlerts } from "../features/alerts/queue-due-alerts.service.ts";
import { readSentMail } from "../features/campaigns/content/sent-mail.service.ts";
import { createDiskImages } from "../images/disk-image-store.ts";
import { fileNamesOf } from "../images/image-files.ts";
import { seedDemo } from "./seed-demo.ts";
import { FakeClock } from "../testing/fake-clock.ts";

const clock = new FakeClock("2026-11-21T10:00:00Z");
const site = {
  publicUrl: "https://club.example",
  mailFrom: "hello@club.example",
  contactTo: "team@club.example",
  newsletterDoubleOptIn: false,
};
it("stores an image of its own for all events and posts but the few without, and for each in an album", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const mediaDir = await mkdtemp(join(tmpdir(), "before-ten-demo-"));
  try {
    const images = createDiskImages(mediaDir);
    expect(await seedDemo({ db, clock, images, site })).toBe(true);

    const events = await db.selectFrom("events").select(["event_name", "poster_id"]).execute();
    const posts = await db.selectFrom("blog_posts").select(["slug", "image_id"]).execute();
    const albums = await db.selectFrom("event_albums").select("images").execute();
    const shots = albums.flatMap(({ images: shown }) => shown.map(({ imageId }) => imageId));
    expect(albums.length).toBeGreaterThanOrEqual(5);
    const imageIds = [
      ...events.map((event) => event.poster_id),
      ...posts.map((post) => post.image_id),
    ].filter((id) => id !== null);
    expect(imageIds).toHaveLength(events.length + posts.length - 2);
    const all = new Set([...imageIds, ...shots]);
    expect(all.size).toBe(imageIds.length + shots.length);

    const stored = await db.selectFrom("images").selectAll().execute();
    const files = stored.flatMap(fileNamesOf);
    expect((await readdir(mediaDir)).toSorted()).toEqual(files.toSorted());
    expect(new Set(stored.map(({ width, height }) => `${width}x${height}`))).toEqual(
      new Set(["800x1200", "1600x900", "1120x747", "1120x840", "840x1120", "960x960"]),
    );

    const drawn = stored.filter(({ formats }) => formats.includes("svg"));
    expect(drawn).toHaveLength(imageIds.length);
    for (const { id, width } of drawn) {
      const [svg, compressed] = await Promise.all(
        ["svg", "svg.br"].map((format) => readFile(join(mediaDir, `${id}-${width}.${format}`))),
      );
      expect(svg?.toString()).toMatch(/^<svg .*<\/svg>$/s);
      expect(brotliDecompressSync(compressed ?? "").toString()).toBe(svg?.toString());
    }

    expect(await seedDemo({ db, clock, images, site })).toBe(false);

    const sent = await db
      .selectFrom("campaigns")
      .select("id")
      .where("status", "=", "sent")
      .execute();
    expect(sent).toHaveLength(6);
    for (const { id } of sent) {
      const mail = await readSentMail({ db, site }, id);
      expect(mail.html).toContain("https://club.example/events");
    }
    // Setting up a demo must not send mail.
    const enqueue = () => Promise.reject(new Error("a mail was queued"));
    await queueDueAlerts({ db, clock, mailQueue: { enqueue } });
  } finally {
    await rm(mediaDir, { recursive: true });
  }
});
