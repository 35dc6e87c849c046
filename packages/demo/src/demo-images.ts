import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { StoredImage } from "@before-ten/db/queries/images/images";
import listed from "../images/images.json" with { type: "json" };
import type { DemoEvent } from "./events/demo-event.ts";
import { slugOf } from "./events/event-row.ts";
import { type VenueKey, venues } from "./events/venues.ts";
import type { DemoPost } from "./posts/demo-post.ts";

/** Stores the committed image of a name and answers its id. */
export type StoreDemoImage = (name: string) => Promise<string>;

const decompress = promisify(brotliDecompress);
const rows: ReadonlyMap<string, StoredImage & { shows?: string }> = new Map(Object.entries(listed));

export function demoImageRow(name: string): StoredImage {
  const { shows: _shows, ...row } = demoImage(name);
  return row;
}

/** What a poster shows, as the end of a sentence; what a picture of a venue shows, as one. */
export function shownOn(name: string): string {
  return demoImage(name).shows ?? "";
}

function demoImage(name: string): StoredImage & { shows?: string } {
  const image = rows.get(name);
  if (image === undefined) throw new Error(`packages/demo/images has no ${name}`);
  return image;
}

/**
 * Reads a file of `packages/demo/images`, as `posters/tiger-hour-400.webp`. A drawing is kept
 * compressed alone.
 */
export async function readDemoImageFile(file: string): Promise<Buffer> {
  const url = (name: string) => new URL(`../images/${name}`, import.meta.url);
  return file.endsWith(".svg")
    ? decompress(await readFile(url(`${file}.br`)))
    : readFile(url(file));
}

/** The names of posters in the order of the events; null for an event that has none. */
export function posterNames(events: readonly DemoEvent[]): (string | null)[] {
  const dates = new Map<string, number>();
  return events.map(({ name, hasPoster }) => {
    if (!hasPoster) return null;
    const date = (dates.get(name) ?? 0) + 1;
    dates.set(name, date);
    // Each date of a series has a poster of its own.
    return `posters/${slugOf(name)}${date === 1 ? "" : `-${date}`}`;
  });
}

export function postImageName({ slug }: Pick<DemoPost, "slug">): string {
  return `posts/${slug}`;
}

export function venueImageName(venue: VenueKey, index: number): string {
  return `venues/${slugOf(venues[venue].name)}-${index + 1}`;
}

export function albumImageName(event: string, index: number): string {
  return `albums/${slugOf(event)}-${index + 1}`;
}
