import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "@before-ten/db/client";
import { type TestDatabase, createTestDatabase } from "@before-ten/db/testing/test-database";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDiskImages } from "./disk-image-store.ts";
import type { ImageStore } from "./image-store.ts";
import { plainImage } from "../testing/sample-images.ts";
import { saveUpload } from "../testing/save-upload.ts";
import { posterWidths } from "./store-image.ts";

const prefix = "data:image/webp;base64,";
/** It is in the page twice for every image: in the markup, and in the data for hydration. */
const maxLength = 200;

let database: TestDatabase;
let db: Db;
let dir: string;
let images: ImageStore;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  dir = await mkdtemp(join(tmpdir(), "before-ten-previews-"));
  images = createDiskImages(dir);
});
afterAll(async () => {
  await database.close();
  await rm(dir, { recursive: true });
});

it.each([
  ["poster", { width: 800, height: 1200 }, [11, 16]],
  ["landscape", { width: 1600, height: 900 }, [12, 7]],
  ["tower", { width: 100, height: 4000 }, [1, 16]],
  ["banner", { width: 4000, height: 20 }, [12, 1]],
])("a %s has a preview in its own colours and shape", async (_, size, expected) => {
  const preview = await previewOf(await upload(await plainImage(size).png().toBuffer()));
  expect(preview?.startsWith(prefix)).toBe(true);
  expect(preview?.length).toBeLessThanOrEqual(maxLength);
  const pixels = sharp(Buffer.from(preview?.slice(prefix.length) ?? "", "base64"));
  const { format, width, height } = await pixels.metadata();
  expect([format, width, height]).toEqual(["webp", ...expected]);
  const { channels } = await pixels.stats();
  const colour = channels.map(({ mean }) => mean);
  for (const [index, value] of [194, 37, 92].entries()) {
    expect(Math.abs((colour[index] ?? -99) - value)).toBeLessThan(12);
  }
});

it("is short for the most restless picture too", async () => {
  // Every pixel of the preview differs from its neighbours.
  const width = 11;
  const height = 16;
  const dots = Uint8Array.from({ length: width * height * 3 }, (_, index) =>
    Math.abs(Math.sin(index * 12.9898) * 43_758.5453) % 1 < 0.5 ? 0 : 255,
  );
  const file = await sharp(dots, { raw: { width, height, channels: 3 } })
    .resize({ width: width * 60, height: height * 60, kernel: "nearest" })
    .png()
    .toBuffer();
  const preview = await previewOf(await upload(file));
  expect(preview?.length).toBeGreaterThan(130);
  expect(preview?.length).toBeLessThanOrEqual(maxLength);
});

it("has no preview where it would shine through", async () => {
  const glass = { r: 194, g: 37, b: 92, alpha: 0.5 };
  const create = { width: 40, height: 60, channels: 4, background: glass } as const;
  expect(await previewOf(await upload(await sharp({ create }).png().toBuffer()))).toBeNull();
  // An image with an alpha channel that is fully opaque.
  const opaque = { create: { ...create, background: { ...glass, alpha: 1 } } };
  expect(await previewOf(await upload(await sharp(opaque).png().toBuffer()))).not.toBeNull();
});

it("comes to a picture that was stored before there were any when it is stored again", async () => {
  const file = await plainImage({ width: 80, height: 120 }, "#3B1F5B").png().toBuffer();
  const id = await upload(file);
  const first = await previewOf(id);
  await db
    .updateTable("images")
    .set({ preview: null, darkest: null })
    .where("id", "=", id)
    .execute();
  expect(await upload(file)).toBe(id);
  expect(await previewOf(id)).toBe(first);
  expect(first).not.toBeNull();
  const row = db.selectFrom("images").select("darkest").where("id", "=", id);
  expect((await row.executeTakeFirstOrThrow()).darkest).toMatch(/^#[0-9a-f]{6}$/);
});

it("is nothing but a small picture: the database refuses another address", async () => {
  const image = { id: "c".repeat(64), width: 1, height: 1, widths: [1], formats: ["webp"] };
  for (const preview of ["https://elsewhere.example/pixel.gif", "data:text/html;base64,UklGRg=="]) {
    await expect(
      db
        .insertInto("images")
        .values({ ...image, preview })
        .execute(),
    ).rejects.toMatchObject({ code: "23514" });
  }
});

function upload(bytes: Buffer): Promise<string> {
  const file = new Blob([Uint8Array.from(bytes)]);
  return saveUpload({ db, images }, { file, field: "flyer", widths: posterWidths }, (_, id) =>
    Promise.resolve(id),
  );
}

async function previewOf(id: string): Promise<string | null> {
  const { preview } = await db
    .selectFrom("images")
    .select("preview")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return preview;
}
