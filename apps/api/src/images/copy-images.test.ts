import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MemoryImages } from "../testing/memory-images.ts";
import { ImagesUnavailableError } from "./image-store.ts";
import { copyImages } from "./copy-images.ts";
import { createDiskImages } from "./disk-image-store.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "before-ten-copy-"));
});
afterEach(() => rm(dir, { recursive: true }));

const id = (letter: string) => letter.repeat(64);
const names = [`${id("a")}-40.webp`, `${id("a")}-40.svg.br`, `${id("b")}-800.jpeg`];
const mark = `database-${id("c")}.mark`;

async function filled(): Promise<MemoryImages> {
  const images = new MemoryImages();
  for (const name of names) await images.put(name, randomBytes(1_000));
  await images.put(mark, Buffer.alloc(0));
  return images;
}

it("copies our files, and no others", async () => {
  const from = await filled();
  const strange = [
    "../notes.webp",
    "folder/a.webp",
    "notes.txt",
    `${id("a")}-40.webp.0195d1a2-7f00-4000-8000-000000000000.part`,
  ];
  for (const name of strange) await from.put(name, Buffer.from("x"));
  const to = createDiskImages(join(dir, "media"));
  expect(await copyImages({ from, to })).toMatchObject({ total: 4, copied: 4, copiedBytes: 3_000 });
  expect((await readdir(dir, { recursive: true })).toSorted()).toEqual(
    ["media", ...[...names, mark].map((name) => `media/${name}`)].toSorted(),
  );
  for (const name of names) expect(await to.read(name)).toEqual(await from.read(name));
  expect(await copyImages({ from, to })).toMatchObject({ copied: 0, skipped: 4 });
});

it("copies files again whose size or content differs", async () => {
  const from = await filled();
  const to = createDiskImages(dir);
  const [first = "", second = ""] = names;
  await writeFile(join(dir, first), Buffer.alloc(1_000));
  await writeFile(join(dir, second), (await from.read(second))?.subarray(1) ?? "");
  expect(await copyImages({ from, to })).toMatchObject({ copied: 4, skipped: 0 });
  for (const name of names) expect(await to.read(name)).toEqual(await from.read(name));
});

it("names files that read back differently", async () => {
  const from = await filled();
  const [first = ""] = names;
  const to = new MemoryImages();
  const read = (name: string) =>
    name === first
      ? Promise.resolve(Buffer.from("rot"))
      : MemoryImages.prototype.read.call(to, name);
  to.read = read;
  expect(await copyImages({ from, to })).toMatchObject({ copied: 3, damaged: [first] });
});

it("stops when there is no room, and continues from there when there is", async () => {
  const from = await filled();
  const to = new MemoryImages();
  to.room = 2;
  const stopped = await copyImages({ from, to });
  expect(stopped).toMatchObject({ copied: 2, skipped: 0 });
  expect(stopped.stoppedBy).toEqual(new ImagesUnavailableError(imageMessages.storageFull));
  to.room = 10;
  const told: string[] = [];
  const report = (done: number, total: number) => told.push(`${done} of ${total}`);
  expect(await copyImages({ from, to }, report)).toMatchObject({ copied: 2, skipped: 2 });
  expect(told).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
});

it("skips a file that is deleted meanwhile, as it isn't needed", async () => {
  const from = await filled();
  const files = await from.list();
  const [first = ""] = names;
  await from.remove(first);
  const listing = { ...storeOf(from), list: () => Promise.resolve(files) };
  expect(await copyImages({ from: listing, to: new MemoryImages() })).toMatchObject({
    copied: 3,
    gone: 1,
  });
});

function storeOf(images: MemoryImages) {
  return {
    put: images.put.bind(images),
    read: images.read.bind(images),
    remove: images.remove.bind(images),
  };
}
