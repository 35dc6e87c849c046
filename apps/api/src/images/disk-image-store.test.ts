import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDiskImages } from "./disk-image-store.ts";

let parent: string;
let dir: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "before-ten-disk-"));
  dir = join(parent, "media");
});
afterEach(() => rm(parent, { recursive: true }));

it("keeps, replaces, reads, lists and removes files", async () => {
  const images = createDiskImages(dir);
  expect(await images.list()).toEqual([]);
  await images.put("a.webp", Buffer.from("first"));
  await images.put("a.webp", Buffer.from("second"));
  expect(await readFile(join(dir, "a.webp"), "utf8")).toBe("second");
  expect(await images.read("a.webp")).toEqual(Buffer.from("second"));
  expect(await images.read("b.webp")).toBeUndefined();
  expect(await images.list()).toEqual([{ name: "a.webp", storedAt: expect.any(Date), bytes: 6 }]);
  await images.remove("a.webp");
  await images.remove("a.webp");
  expect(await images.list()).toEqual([]);
});

it.each(["ENOSPC", "EDQUOT"])(
  "says %s in a sentence, and leaves the file as it was",
  async (code) => {
    await createDiskImages(dir).put("a.webp", Buffer.from("whole"));
    const full = createDiskImages(dir, async (path, bytes) => {
      await writeFile(path, bytes.subarray(0, 2));
      throw Object.assign(new Error(code), { code });
    });
    await expect(full.put("a.webp", Buffer.from("other"))).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: imageMessages.storageFull,
    });
    expect(await readdir(dir)).toEqual(["a.webp"]);
    expect(await readFile(join(dir, "a.webp"), "utf8")).toBe("whole");
  },
);

it("has no room from the first file that found none until one finds room", async () => {
  let isFull = true;
  const images = createDiskImages(dir, async (path, bytes) => {
    if (isFull) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
    await writeFile(path, bytes);
  });
  expect(await images.hasRoom()).toBe(true);
  await expect(images.put("a.webp", Buffer.from("x"))).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  });
  expect(await images.hasRoom()).toBe(false);

  isFull = false;
  expect(await images.hasRoom()).toBe(true);
  expect(await readdir(dir)).toEqual([]);
});

it("lets every other error through as it is", async () => {
  await writeFile(dir, "a file where the folder should be");
  await expect(createDiskImages(dir).put("a.webp", Buffer.from("x"))).rejects.toMatchObject({
    code: "EEXIST",
  });
});
