import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Server, startS3Server } from "../testing/s3/s3-server.ts";
import { createDiskImages } from "./disk-image-store.ts";
import type { ImageStore } from "./image-store.ts";
import { createS3Images } from "./s3/s3-image-store.ts";

let server: S3Server;
let dir: string;
beforeAll(async () => {
  server = await startS3Server();
  dir = await mkdtemp(join(tmpdir(), "before-ten-stores-"));
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

const stores: [string, () => ImageStore][] = [
  ["on disk", () => createDiskImages(join(dir, "media"))],
  ["in S3", () => createS3Images(server.settings)],
];

describe.each(stores)("the images %s", (_where, open) => {
  it("are stored, replaced, read, listed and removed", async () => {
    const images = open();
    expect(await images.list()).toEqual([]);
    await images.put("a.webp", Buffer.from("the first"));
    await images.put("a.webp", Buffer.from("second"));
    expect(await images.read("a.webp")).toEqual(Buffer.from("second"));
    expect(await images.list()).toMatchObject([
      { name: "a.webp", storedAt: expect.any(Date), bytes: 6 },
    ]);
    await images.remove("a.webp");
    await images.remove("a.webp");
    expect(await images.read("a.webp")).toBeUndefined();
    expect(await images.list()).toEqual([]);
  });

  it("come back byte by byte, empty ones and large ones too", async () => {
    const images = open();
    const files = [Buffer.alloc(0), Buffer.from([0, 255, 10, 13]), randomBytes(3_000_000)];
    for (const [index, bytes] of files.entries()) {
      await images.put(`b-${index}.svg.br`, bytes);
      expect((await images.read(`b-${index}.svg.br`))?.equals(bytes)).toBe(true);
    }
    const sizes = (await images.list()).map(({ bytes }) => bytes);
    expect(sizes.toSorted((one, other) => one - other)).toEqual([0, 4, 3_000_000]);
    await Promise.all(files.map((_, index) => images.remove(`b-${index}.svg.br`)));
  });

  it("know when a file was stored, within seconds", async () => {
    const images = open();
    // By the file system's clock, which may differ from the process's.
    const path = join(dir, "beside");
    await writeFile(path, "x");
    const { mtimeMs } = await stat(path);
    await images.put("c.webp", Buffer.from("x"));
    const [file] = await images.list();
    expect(Math.abs(Number(file?.storedAt) - mtimeMs)).toBeLessThan(2_000);
    await images.remove("c.webp");
  });
});

it("a bucket's list spans its pages, and has each object's MD5", async () => {
  const names = Array.from({ length: 1_001 }, (_, index) => `${10_000 + index}.webp`);
  // Written as the program stores them, because a thousand requests would take a while.
  const paths = names.map((name) => join(server.directory, `${name}._S3rver_object`));
  await Promise.all(paths.map((path) => writeFile(path, "x")));
  const files = await createS3Images(server.settings).list();
  expect(files.map(({ name }) => name).toSorted()).toEqual(names);
  const md5 = createHash("md5").update("x").digest("hex");
  expect(new Set(files.map((file) => file.md5))).toEqual(new Set([md5]));
});
