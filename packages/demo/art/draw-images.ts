/**
 * Makes the files of `packages/demo/images`, or those whose names start with a text:
 *
 * node packages/demo/art/draw-images.ts [albums/tiger-hour]
 *
 * Draws all posters and pictures of albums and venues, and what a post has no drawing of yet, and
 * makes the pixels of all drawings and the list `images.json`; run `pnpm format` and commit. To
 * draw a post's again, delete its `.svg.br`.
 */
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { brand } from "@before-ten/contracts/shared/brand";
import { posterHours } from "@before-ten/contracts/events/time-text";
import { darkestColour, darkestSample } from "@before-ten/drawing/shapes/darkest-colour";
import { drawPostImage } from "@before-ten/drawing/posts/draw-post-image";
import sharp from "sharp";
import listedBefore from "../images/images.json" with { type: "json" };
import { demoAlbums } from "../src/albums/demo-albums.ts";
import { albumImageName, postImageName, posterNames, venueImageName } from "../src/demo-images.ts";
import { demoEvents } from "../src/events/demo-events.ts";
import type { DemoEvent } from "../src/events/demo-event.ts";
import { venueKeys, venues } from "../src/events/venues.ts";
import { demoPosts } from "../src/posts/demo-posts.ts";
import { founders } from "./album-pictures/founders.ts";
import { exposureOf, frameWidths, inksOf, scenes } from "./album-pictures/index.ts";
import { type Exposure, type TwoInks, exposed, printed } from "./album-pictures/press.ts";
import { type PosterFacts, drawPoster, drawWordless } from "./composition.ts";
import { compositionOf } from "./compositions/index.ts";
import { venueExposure, venuePictures } from "./venue-pictures/index.ts";

/** Any moment: posters name no date. */
const drawnOn = new Date("2026-11-25T10:00:00Z");
const folder = join(import.meta.dirname, "../images");
const portraitFolder = join(import.meta.dirname, "../../../apps/web/public/portraits");
/** Twice as wide as the site shows them. */
const portraitWidth = 480;
const webp = { quality: 70, effort: 6 };
const jpeg = { quality: 75, mozjpeg: true };
/** Flat inks and their grain need less than shaded drawings. */
const flat = { webp: { ...webp, quality: 50 }, jpeg: { ...jpeg, quality: 62 } };
const preview = { width: 12, height: 16, blur: 1, quality: 20, effort: 6 };
/** Without its screen, which JPEG has no means for. */
const unscreened = { blur: 4, quality: 40 };
const narrowerWidths = { prints: 480, posters: [400, 720], posts: [480, 960] };

type Listed = Awaited<ReturnType<typeof writeImage>> & { shows?: string };

const [, , asked = ""] = process.argv;
const rows = new Map<string, unknown>(Object.entries(listedBefore));
for (const name of rows.keys()) if (name.startsWith(asked)) rows.delete(name);
for (const writeKind of [writeAlbums, writeVenues, writePosters, writePosts])
  for (const [name, row] of await writeKind()) rows.set(name, row);
await writePortraits();
const listed = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
await writeFile(
  join(folder, "images.json"),
  `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`,
);

async function writePosts(): Promise<[string, Listed][]> {
  const drawings = new Map<string, string>();
  for (const file of await readdir(join(folder, "posts"))) {
    const [, name] = /^(.+)-\d+\.svg\.br$/.exec(file) ?? [];
    if (name === undefined) continue;
    const svg = brotliDecompressSync(await readFile(join(folder, "posts", file))).toString();
    drawings.set(`posts/${name}`, svg);
  }
  for (const post of demoPosts) {
    const { title, category, imageAlt } = post;
    const name = postImageName(post);
    if (imageAlt !== null && !drawings.has(name))
      drawings.set(name, drawPostImage({ title, category, seed: title }));
  }
  const written: [string, Listed][] = [];
  for (const [name, svg] of drawings)
    if (name.startsWith(asked)) written.push([name, await writeImage(name, svg)]);
  return written;
}

async function writeAlbums(): Promise<[string, Listed][]> {
  const written: [string, Listed][] = [];
  for (const album of demoAlbums) {
    for (const [index, [scene, frame]] of album.images.entries()) {
      const name = albumImageName(album.event, index);
      if (!name.startsWith(asked)) continue;
      const exposure = { ...exposureOf(album, index), width: frameWidths[frame] };
      written.push([name, await writePrint(name, scenes[scene][0](), inksOf(album), exposure)]);
    }
  }
  return written;
}

async function writeVenues(): Promise<[string, Listed][]> {
  const written: [string, Listed][] = [];
  for (const key of venueKeys) {
    for (const [index, { shows, scene, inks }] of venuePictures(key).entries()) {
      const name = venueImageName(key, index);
      if (!name.startsWith(asked)) continue;
      written.push([name, { ...(await writePrint(name, scene, inks, venueExposure)), shows }]);
    }
  }
  return written;
}

/** Writes a picture in two inks and answers its row. */
async function writePrint(name: string, scene: string, inks: TwoInks, exposure: Exposure) {
  const { width } = exposure;
  const narrow = narrowerWidths.prints;
  const negative = await exposed(scene, exposure);
  const print = (each: number) => printed(negative, inks, { ...exposure, width: each });
  const picture = await print(width);
  for (const [each, pixels] of [
    [narrow, await print(narrow)],
    [width, picture],
  ] as const) {
    const file = await pixels.clone().webp({ lossless: true, effort: 4 }).toBuffer();
    await write(`${name}-${each}.webp`, file);
  }
  const soft = await picture.clone().blur(unscreened.blur).png({ compressionLevel: 0 }).toBuffer();
  const jpegFile = sharp(soft).jpeg({ quality: unscreened.quality, mozjpeg: true });
  await write(`${name}-${width}.jpeg`, await jpegFile.toBuffer());
  const pixels = await picture.raw().toBuffer();
  return {
    id: createHash("sha256").update(pixels).digest("hex"),
    ...(await sizeOf(soft)),
    widths: [narrow, width],
    formats: ["webp", "jpeg"],
    ...(await previewOf(soft)),
  };
}

/** The founders' portraits belong to the site's own texts, which name their addresses. */
async function writePortraits(): Promise<void> {
  for (const { name, draw, inks, mirrored } of founders) {
    if (!`portraits/${name}`.startsWith(asked)) continue;
    const light = { crop: [120, 60, 1080, 1080], darker: 0, warmer: 0, mirrored } as const;
    const exposure = { ...light, width: portraitWidth };
    const picture = await printed(await exposed(draw(), exposure), inks, exposure);
    const bytes = await picture.webp({ lossless: true, effort: 6 }).toBuffer();
    await writeFile(
      join(portraitFolder, `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${portraitWidth} ${portraitWidth}"><image width="${portraitWidth}" height="${portraitWidth}" href="data:image/webp;base64,${bytes.toString("base64")}"/></svg>\n`,
    );
  }
}

async function writePosters(): Promise<[string, Listed][]> {
  const events = demoEvents(drawnOn);
  const names = posterNames(events);
  const written: [string, Listed][] = [];
  for (const [index, event] of events.entries()) {
    const name = names[index] ?? null;
    if (!name?.startsWith(asked)) continue;
    const composition = compositionOf(name);
    const poster = drawPoster(composition, factsOf(event, index > 1));
    const row = await writeImage(name, poster, drawWordless(composition));
    written.push([name, { ...row, shows: composition.shows }]);
  }
  return written;
}

/**
 * The first two events of the demo are wherever it is afternoon: their posters name no place and no
 * hours.
 */
function factsOf(event: DemoEvent, isDated: boolean): PosterFacts {
  const { musicGenres, expect, startDay, endDay } = event;
  const acts = (expect?.lineUp ?? []).map(({ name }) => name);
  const days = [...new Set([startDay, endDay])].map((day) =>
    new Date(day).toLocaleDateString("en", {
      weekday: startDay === endDay ? "long" : "short",
      timeZone: "UTC",
    }),
  );
  const { city } = venues[event.venue];
  return {
    acts: (acts.length > 0 ? acts : musicGenres.slice(0, 2)).join(" + "),
    place: isDated ? `${city} · ${days.join("–")} ${posterHours(event)}` : brand.tagline,
  };
}

/** Writes an image's files and answers its row. */
async function writeImage(name: string, svg: string, wordless?: string) {
  const pixels = await sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { width, height } = await sizeOf(pixels);
  const kind = name.startsWith("posters/") ? "posters" : "posts";
  const quality = kind === "posters" ? flat : { webp, jpeg };
  const widths = [...narrowerWidths[kind], width];
  await write(`${name}-${width}.svg.br`, brotliCompressSync(svg));
  if (wordless !== undefined)
    await write(`${name}-${width}.wordless.svg.br`, brotliCompressSync(wordless));
  for (const each of widths) {
    await write(
      `${name}-${each}.webp`,
      await sharp(pixels).resize({ width: each }).webp(quality.webp).toBuffer(),
    );
  }
  await write(`${name}-${width}.jpeg`, await sharp(pixels).jpeg(quality.jpeg).toBuffer());
  return {
    id: createHash("sha256")
      .update(JSON.stringify([svg, wordless, widths, ...Object.values(quality)].filter(Boolean)))
      .digest("hex"),
    width,
    height,
    widths,
    formats: ["svg", ...(wordless === undefined ? [] : ["wordless.svg"]), "webp", "jpeg"],
    ...(await previewOf(pixels)),
  };
}

async function sizeOf(pixels: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(pixels).metadata();
  return { width, height };
}

async function previewOf(pixels: Buffer): Promise<{ preview: string; darkest: string }> {
  const { width, height } = preview;
  const blurred = await sharp(pixels)
    .resize({ width, height, fit: "inside" })
    .blur(preview.blur)
    .webp({ quality: preview.quality, effort: preview.effort })
    .toBuffer();
  const small = sharp(pixels).resize({ ...darkestSample, fit: "inside" });
  return {
    preview: `data:image/webp;base64,${blurred.toString("base64")}`,
    darkest: darkestColour(await small.raw().toBuffer()),
  };
}

function write(file: string, bytes: Buffer): Promise<void> {
  return writeFile(join(folder, file), bytes);
}
