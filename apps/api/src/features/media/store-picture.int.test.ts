import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "@before-ten/db/client";
import { type TestDatabase, createTestDatabase } from "@before-ten/db/testing/test-database";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { presentPicture } from "./media.present.ts";
import { posterWidths, storePicture, storyWidths } from "./store-picture.ts";

let database: TestDatabase;
let db: Db;
let mediaDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  mediaDir = join(await mkdtemp(join(tmpdir(), "before-ten-pictures-")), "media");
  await db.deleteFrom("images").execute();
});
afterEach(() => rm(join(mediaDir, ".."), { recursive: true }));

const poster = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1200"><rect width="800" height="1200" fill="#C2255C"/></svg>`;

it("renders each width up to the picture's own, under the names that pages ask for", async () => {
  const id = await storePicture({ db, mediaDir }, { source: poster, widths: posterWidths });

  const image = await findImage(id);
  expect(image).toMatchObject({ width: 800, height: 1200, widths: [400, 800] });
  expect(await readdir(mediaDir)).toEqual([`${id}-400.webp`, `${id}-800.webp`]);
  const { url, srcSet } = presentPicture(image, "A poster");
  expect(await sizeOf(url)).toEqual(["webp", 800, 1200]);
  const [smallest = ""] = srcSet.split(" ");
  expect(await sizeOf(smallest)).toEqual(["webp", 400, 600]);
});

it("shows what the picture shows", async () => {
  const id = await storePicture({ db, mediaDir }, { source: poster, widths: posterWidths });
  const { dominant } = await sharp(await readFile(join(mediaDir, `${id}-400.webp`))).stats();
  // The nearest of sharp's 4096 colours to #C2255C.
  expect(dominant).toEqual({ r: 200, g: 40, b: 88 });
});

it("makes a picture wider than the widest as wide as that", async () => {
  const id = await storePicture(
    { db, mediaDir },
    { source: await photo(2400, 1350), widths: storyWidths },
  );
  expect(await findImage(id)).toMatchObject({ width: 1600, height: 900, widths: [480, 960, 1600] });
  expect(await sizeOf(`/media/${id}-1600.webp`)).toEqual(["webp", 1600, 900]);
});

it("keeps a picture narrower than the narrowest as it is", async () => {
  const id = await storePicture(
    { db, mediaDir },
    { source: await photo(300, 450), widths: posterWidths },
  );
  expect(await findImage(id)).toMatchObject({ width: 300, height: 450, widths: [300] });
  expect(await readdir(mediaDir)).toEqual([`${id}-300.webp`]);
});

it("stores the same picture once, also when it comes many times at once", async () => {
  const ids = await Promise.all(
    Array.from({ length: 6 }, () =>
      storePicture({ db, mediaDir }, { source: poster, widths: posterWidths }),
    ),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await db.selectFrom("images").select("id").execute()).toHaveLength(1);
  expect(await readdir(mediaDir)).toHaveLength(2);
});

it.each([
  ["text", "not a picture"],
  [
    "a picture that unfolds to 49 million pixels",
    `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000"></svg>`,
  ],
])("refuses %s and leaves neither file nor row", async (_, source) => {
  await expect(storePicture({ db, mediaDir }, { source, widths: posterWidths })).rejects.toThrow(
    /unsupported image format|exceeds pixel limit/,
  );
  expect(await db.selectFrom("images").select("id").execute()).toEqual([]);
  await expect(readdir(mediaDir)).rejects.toThrow("ENOENT");
});

function findImage(id: string) {
  return db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function sizeOf(url: string) {
  const file = join(mediaDir, url.replace("/media/", ""));
  const { format, width, height } = await sharp(await readFile(file)).metadata();
  return [format, width, height];
}

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#FFB84D" } })
    .jpeg()
    .toBuffer();
}
