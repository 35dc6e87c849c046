import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { maxImageBytes } from "@before-ten/contracts/shared/limits";
import type { Db } from "@before-ten/db/client";
import { type TestDatabase, createTestDatabase } from "@before-ten/db/testing/test-database";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDiskImages } from "./disk-image-store.ts";
import type { ImageStore } from "./image-store.ts";
import { plainImage } from "../testing/sample-images.ts";
import { saveUpload } from "../testing/save-upload.ts";
import { workers } from "../testing/workers.ts";
import { presentImage } from "./present-image.ts";
import { fileNamesOf } from "./image-files.ts";
import { posterWidths, renderUpload, postImageWidths } from "./store-image.ts";

let database: TestDatabase;
let db: Db;
let dir: string;
let images: ImageStore;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), "before-ten-pictures-")), "media");
  images = createDiskImages(dir);
  await db.deleteFrom("images").execute();
});
afterEach(() => rm(join(dir, ".."), { recursive: true }));

describe("an upload", () => {
  it("becomes AVIF and WebP of every width, and a JPEG of the largest", async () => {
    const id = await upload(await plainImage({ width: 2400, height: 1350 }).jpeg().toBuffer());

    const image = await findImage(id);
    expect(image).toMatchObject({ width: 1600, height: 900, widths: [480, 960, 1600] });
    expect(await readdir(dir)).toEqual(fileNamesOf(image).toSorted());
    const { url, srcSet, avifSrcSet } = presentImage(image, "A night");
    expect(await sizeOf(url)).toEqual(["jpeg", 1600, 900]);
    expect(await sizesOf(srcSet)).toEqual([
      ["webp", 480, 270],
      ["webp", 960, 540],
      ["webp", 1600, 900],
    ]);
    expect(await sizesOf(avifSrcSet)).toEqual([
      ["heif", 480, 270],
      ["heif", 960, 540],
      ["heif", 1600, 900],
    ]);
  });

  it("is never made larger", async () => {
    const id = await upload(await plainImage({ width: 300, height: 450 }).png().toBuffer());
    expect(await findImage(id)).toMatchObject({ width: 300, height: 450, widths: [300] });
    expect(await readdir(dir)).toEqual([`${id}-300.avif`, `${id}-300.jpeg`, `${id}-300.webp`]);
  });

  it("that is a tower gets narrower instead of that tall", async () => {
    const id = await upload(await plainImage({ width: 1600, height: 16_000 }).png().toBuffer());
    expect(await findImage(id)).toMatchObject({ width: 480, height: 4_800, widths: [480] });
  });

  it("is upright, and contains no metadata", async () => {
    const photo = await plainImage({ width: 60, height: 40 })
      .withExif({
        IFD0: { Copyright: "Ana", Make: "Camera" },
        IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 51/1 25/1" },
      })
      .withMetadata({ orientation: 6 })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Ana was here</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    expect(Object.keys(await sharp(photo).metadata())).toEqual(
      expect.arrayContaining(["exif", "xmp", "orientation"]),
    );
    const id = await upload(photo);
    expect(await findImage(id)).toMatchObject({ width: 40, height: 60 });
    for (const name of await readdir(dir)) {
      const metadata = await sharp(join(dir, name)).metadata();
      expect(metadata).toMatchObject({ width: 40, height: 60 });
      for (const key of ["exif", "xmp", "iptc", "icc", "orientation"]) {
        expect(metadata).not.toHaveProperty(key);
      }
    }
  });

  it("of 16 bits keeps its colours, and transparency but in the JPEG", async () => {
    const half = { r: 194, g: 37, b: 92, alpha: 0.5 };
    const png = await sharp({ create: { width: 40, height: 60, channels: 4, background: half } })
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    const id = await upload(png);
    const colourOf = async (format: string) => [
      ...(
        await sharp(join(dir, `${id}-40.${format}`))
          .raw()
          .toBuffer()
      ).subarray(0, 4),
    ];
    expect(near(await colourOf("webp"), [194, 37, 92, 128])).toBe(true);
    expect(near(await colourOf("avif"), [194, 37, 92, 128])).toBe(true);
    expect(near((await colourOf("jpeg")).slice(0, 3), [225, 146, 174])).toBe(true);
  });

  it("that moves shows its first frame", async () => {
    const frames = await Promise.all(
      ["#00FF00", "#0000FF"].map((colour) =>
        plainImage({ width: 40, height: 60 }, colour).png().toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const id = await upload(moving);
    const { channels } = await sharp(join(dir, `${id}-40.webp`)).stats();
    // The first is green, the second blue.
    expect(channels.map(({ mean }) => mean > 200)).toEqual([false, true, false]);
    expect((await sharp(join(dir, `${id}-40.webp`)).metadata()).pages).toBeUndefined();
  });

  it("is judged by its bytes, and may have just 5 MB", async () => {
    const jpeg = await plainImage({ width: 40, height: 60 }).jpeg().toBuffer();
    const named = { type: "text/html" };
    // Bytes after the end of a JPEG are ignored.
    const padded = (length: number) =>
      new File([jpeg, Buffer.alloc(length - jpeg.length)], "../../virus.exe", named);
    const rendered = await renderUpload(
      { workers },
      { field: "flyer", widths: [40], file: padded(maxImageBytes) },
    );
    expect(rendered.image).toMatchObject({ width: 40, height: 60 });
    const tooLarge = renderUpload(
      { workers },
      { field: "flyer", widths: [40], file: padded(maxImageBytes + 1) },
    );
    await expect(tooLarge).rejects.toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      details: [{ path: "flyer", message: imageMessages.tooLarge }],
    });
  });

  it.each(["jpeg", "png", "webp"] as const)("that is a torn %s is refused", async (format) => {
    const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
    const whole = await sharp({
      create: { width: 400, height: 400, channels: 3, background: "#000", noise },
    })
      .toFormat(format)
      .toBuffer();
    await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: imageMessages.damaged,
    });
    await expectNothingLeft();
  });
});

describe("an image that is uploaded again", () => {
  it("is stored once, also when it comes many times at once", async () => {
    const bytes = await plainImage({ width: 800, height: 1200 }).png().toBuffer();
    const ids = await Promise.all(Array.from({ length: 6 }, () => upload(bytes)));
    expect(new Set(ids).size).toBe(1);
    expect(await db.selectFrom("images").select("id").execute()).toHaveLength(1);
    expect(await readdir(dir)).toEqual(fileNamesOf(await findImage(ids[0] ?? "")).toSorted());
  });

  it("in other widths is another image", async () => {
    const bytes = await plainImage({ width: 800, height: 1200 }).png().toBuffer();
    expect(await upload(bytes, posterWidths)).not.toBe(await upload(bytes, postImageWidths));
  });
});

function upload(bytes: Buffer, widths: readonly number[] = postImageWidths): Promise<string> {
  return saveUpload({ db, images }, { file: new Blob([bytes]), field: "image", widths }, (_, id) =>
    Promise.resolve(id),
  );
}

function findImage(id: string) {
  return db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function expectNothingLeft(): Promise<void> {
  expect(await db.selectFrom("images").select("id").execute()).toEqual([]);
  expect(await images.list()).toEqual([]);
}

function sizesOf(srcSet: string | null) {
  return Promise.all((srcSet ?? "").split(", ").map((each) => sizeOf(each.split(" ", 1).join())));
}

async function sizeOf(url: string) {
  const file = join(dir, url.replace("/media/", ""));
  const { format, width, height } = await sharp(await readFile(file)).metadata();
  return [format, width, height];
}

function near(colour: number[], expected: number[]): boolean {
  return expected.every((value, index) => Math.abs((colour[index] ?? -99) - value) <= 6);
}
