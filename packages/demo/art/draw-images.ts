/**
 * Makes the files of `packages/demo/images`:
 *
 * node packages/demo/art/draw-images.ts
 *
 * Draws what an event or a post of the demo has no drawing of yet, and then makes the pixels of all
 * drawings and the list `images.json`; run `pnpm format` and commit. To draw one again, delete its
 * `.svg.br`. Images of albums aren't drawn here: put the `.svg.br` of a new one beside the others.
 */
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { posterHours } from "@before-ten/contracts/events/time-text";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { drawPostImage } from "@before-ten/drawing/posts/draw-post-image";
import sharp from "sharp";
import { demoAlbums } from "../src/albums/demo-albums.ts";
import { albumImageName, postImageName, posterNames } from "../src/demo-images.ts";
import { demoEvents } from "../src/events/demo-events.ts";
import type { DemoEvent } from "../src/events/demo-event.ts";
import { venues } from "../src/events/venues.ts";
import { demoPosts } from "../src/posts/demo-posts.ts";
import { dealMotifs } from "./deal-motifs.ts";
import { type Poster, drawPoster } from "./draw-poster.ts";

/** The demo's days as they are at this moment decide which poster gets which motif. */
const drawnOn = new Date("2026-11-25T10:00:00Z");
const folder = join(import.meta.dirname, "../images");
const webp = { quality: 70, effort: 6 };
const jpeg = { quality: 75, mozjpeg: true };
const preview = { width: 12, height: 16, blur: 1, quality: 20, effort: 6 };
const narrowerWidths = { albums: [480, 960], posters: [400, 720], posts: [480, 960] };

const drawings = new Map<string, string>();
const committed = await Promise.all(
  ["albums", "posters", "posts"].map(async (kind) =>
    (await readdir(join(folder, kind))).map((file) => `${kind}/${file}`),
  ),
);
for (const file of committed.flat()) {
  const [, name] = /^(.+)-\d+\.svg\.br$/.exec(file) ?? [];
  if (name === undefined) continue;
  drawings.set(name, brotliDecompressSync(await readFile(join(folder, file))).toString());
}
drawPosters();
for (const post of demoPosts) {
  const { title, category, imageAlt } = post;
  if (imageAlt !== null)
    draw(postImageName(post), () => drawPostImage({ title, category, seed: title }));
}
for (const { event, images } of demoAlbums) {
  for (const index of images.keys()) {
    const name = albumImageName(event, index);
    draw(name, () => {
      throw new Error(`Put a drawing for ${name} there`);
    });
  }
}

const listed: [string, Awaited<ReturnType<typeof writeImage>>][] = [];
for (const [name, svg] of [...drawings].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  listed.push([name, await writeImage(name, svg)]);
}
await writeFile(
  join(folder, "images.json"),
  `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`,
);

function draw(name: string, drawing: () => string): void {
  if (!drawings.has(name)) drawings.set(name, drawing());
}

function drawPosters(): void {
  const events = demoEvents(drawnOn);
  const names = posterNames(events);
  const shown = events.flatMap((event, index) => {
    const name = names[index] ?? null;
    return name === null ? [] : [{ name, event, isDated: index > 1 }];
  });
  const motifs = dealMotifs(shown.map(({ event }) => ({ name: event.name, day: event.startDay })));
  for (const [index, { name, event, isDated }] of shown.entries()) {
    const motif = motifs[index] ?? "halfSun";
    draw(name, () => drawPoster({ ...posterOf(event, isDated), motif }));
  }
}

/**
 * The first two events of the demo are wherever it is afternoon: their posters name no place and no
 * hours.
 */
function posterOf(event: DemoEvent, isDated: boolean): Omit<Poster, "motif"> {
  const { name, decade, musicGenres, startDay, endDay } = event;
  const { city, country } = venues[event.venue];
  const seed = [name, name, city, startDay].join("\n");
  const [first = "", second = "", third = ""] = musicGenres;
  if (!isDated) {
    return { name, city: "", headline: decade ?? "", facts: [first, second, third], decade, seed };
  }
  const days = [...new Set([startDay, endDay])].map((day) =>
    new Date(day).toLocaleDateString("en", {
      weekday: startDay === endDay ? "long" : "short",
      timeZone: "UTC",
    }),
  );
  const facts = [countryOf(country).name, first, posterHours(event)] as const;
  return { name, city, headline: days.join("–"), facts, decade, seed };
}

/** Writes an image's files and answers its row. */
async function writeImage(name: string, svg: string) {
  const pixels = await sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { width, height } = await sharp(pixels).metadata();
  const kind = name.startsWith("posters/") ? "posters" : "posts";
  const widths = [...narrowerWidths[kind], width];
  await write(`${name}-${width}.svg.br`, brotliCompressSync(svg));
  for (const each of widths) {
    await write(
      `${name}-${each}.webp`,
      await sharp(pixels).resize({ width: each }).webp(webp).toBuffer(),
    );
  }
  await write(`${name}-${width}.jpeg`, await sharp(pixels).jpeg(jpeg).toBuffer());
  const small = await sharp(pixels)
    .resize({ width: preview.width, height: preview.height, fit: "inside" })
    .blur(preview.blur)
    .webp({ quality: preview.quality, effort: preview.effort })
    .toBuffer();
  return {
    id: createHash("sha256")
      .update(JSON.stringify([svg, widths, webp, jpeg]))
      .digest("hex"),
    width,
    height,
    widths,
    formats: ["svg", "webp", "jpeg"],
    preview: `data:image/webp;base64,${small.toString("base64")}`,
  };
}

function write(file: string, bytes: Buffer): Promise<void> {
  return writeFile(join(folder, file), bytes);
}
