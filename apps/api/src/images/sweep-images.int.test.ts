import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Db, createDatabase } from "@before-ten/db/client";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { type TestDatabase, createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDiskImages } from "./disk-image-store.ts";
import type { ImageStore } from "./image-store.ts";
import { plainImage } from "../testing/sample-images.ts";
import { saveUpload } from "../testing/save-upload.ts";
import { startImageSweep, sweepOrphanImages } from "./sweep-images.ts";

const hourMs = 60 * 60_000;

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
  dir = await mkdtemp(join(tmpdir(), "before-ten-sweep-"));
  images = createDiskImages(dir);
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
  await db.deleteFrom("images").execute();
});
afterEach(() => rm(dir, { recursive: true }));

it("removes unreferenced images, and keeps those an event or a post shows", async () => {
  const [poster, postImage, orphan] = [
    await upload("#111"),
    await upload("#222"),
    await upload("#333"),
  ];
  await showOnEvent(db, poster);
  await storePost(db, { imageId: postImage });
  await everythingIsOld();

  await sweep();
  expect(await storedIds()).toEqual([poster, postImage].toSorted());
  expect(await imagesOnDisk()).toEqual([poster, postImage].toSorted());
  expect(orphan).not.toBe(poster);
});

it("keeps recent images, also one stored again", async () => {
  const [fresh, again, old] = [await upload("#111"), await upload("#222"), await upload("#333")];
  await everythingIsOld();
  await upload("#222");
  await setAge(fresh, 59);

  await sweep();
  expect(await storedIds()).toEqual([fresh, again].toSorted());
  expect(await imagesOnDisk()).toEqual([fresh, again].toSorted());
  expect(await storedIds()).not.toContain(old);
});

it("removes files without a row, unfinished ones too, and leaves other files", async () => {
  const shown = await upload("#111");
  await showOnEvent(db, shown);
  const referred = [...(await imageFiles()), "notes.txt"];
  const lost = "e".repeat(64);
  const names = [
    "notes.txt",
    `${lost}-400.avif`,
    `${lost}-400.webp.0195-ab.part`,
    `${shown}-9.webp`,
    `${shown}-40.webp.0195-ab.part`,
  ];
  await Promise.all(names.map((name) => writeFile(join(dir, name), "")));
  await everythingIsOld();
  const fresh = `${lost}-800.webp`;
  await writeFile(join(dir, fresh), "");

  await sweep();
  expect((await imageFiles()).toSorted()).toEqual([...referred, fresh].toSorted());
});

describe("while an event is being saved that refers to the picture", () => {
  it.each([
    ["before the sweep", true],
    ["in vain", false],
  ])("%s, it stays", async (_when, succeeds) => {
    const image = await upload("#111");
    await everythingIsOld();
    const saving = Promise.withResolvers<undefined>();
    const referred = Promise.withResolvers<undefined>();
    const save = db.transaction().execute(async (trx) => {
      await showOnEvent(trx, image);
      referred.resolve(undefined);
      await saving.promise;
      if (!succeeds) throw new Error("fails");
    });
    await referred.promise;
    await sweep();
    saving.resolve(undefined);
    await save.catch(() => undefined);
    expect(await storedIds()).toEqual([image]);
    expect(await imagesOnDisk()).toEqual([image]);
  });

  it("again and again, no event shows a picture without files", async () => {
    const saver = createDatabase({ connectionString: database.connectionString });
    try {
      for (let round = 0; round < 15; round += 1) {
        const image = await upload("#111");
        await everythingIsOld();
        await Promise.all([
          sweep(),
          upload("#111", saver).then((id) => showOnEvent(saver, id)),
          wait(round % 5).then(sweep),
        ]);
        expect(await storedIds()).toEqual([image]);
        expect(await imageFiles()).toHaveLength(3);
        await db.deleteFrom("events").execute();
        await everythingIsOld();
        await sweep();
        expect(await imageFiles()).toEqual([]);
      }
    } finally {
      await saver.destroy();
    }
  });
});

it("leaves the files of another database alone, and those of a store that has two", async () => {
  await using strange = await createTestDatabase();
  await sweep();
  const image = await upload("#111");
  await showOnEvent(db, image);
  await everythingIsOld();
  const olderThan = new Date(Date.now() - hourMs);
  for (let time = 0; time < 2; time += 1) {
    await sweepOrphanImages({ db: strange.db, images }, { olderThan });
  }
  expect(await imagesOnDisk()).toEqual([image]);
  await upload("#222");
  await everythingIsOld();
  await sweep();
  expect(await imageFiles()).toHaveLength(6);
});

it("starts soon, and warns about failures", async () => {
  await upload("#111");
  await everythingIsOld();
  const warn = vi.fn<(...words: unknown[]) => void>();
  const clock = { now: () => new Date() };
  const stop = startImageSweep({ db, images, clock }, { warn }, { firstAfterMs: 0 });
  await expect.poll(() => imageFiles()).toEqual([]);
  stop();
  expect(warn).not.toHaveBeenCalled();

  const broken = { ...images, list: () => Promise.reject(new Error("unreadable")) };
  const stopBroken = startImageSweep({ db, images: broken, clock }, { warn }, { firstAfterMs: 0 });
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  stopBroken();
});

function sweep(): Promise<void> {
  return sweepOrphanImages({ db, images }, { olderThan: new Date(Date.now() - hourMs) });
}

async function upload(colour: string, on = db): Promise<string> {
  const bytes = await plainImage({ width: 40, height: 60 }, colour).png().toBuffer();
  const sent = { file: new Blob([bytes]), field: "flyer", widths: [40] };
  return saveUpload({ db: on, images }, sent, (_trx, id) => Promise.resolve(id));
}

async function showOnEvent(on: Db, imageId: string): Promise<void> {
  const id = await storeEvent(on);
  await on.updateTable("events").set({ poster_id: imageId }).where("id", "=", id).execute();
}

async function everythingIsOld(): Promise<void> {
  const then = new Date(Date.now() - hourMs - 1_000);
  await db.updateTable("images").set({ stored_at: then }).execute();
  await Promise.all((await imageFiles()).map((name) => utimes(join(dir, name), then, then)));
}

async function setAge(id: string, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000);
  await db.updateTable("images").set({ stored_at: then }).where("id", "=", id).execute();
}

async function storedIds(): Promise<string[]> {
  const rows = await db.selectFrom("images").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

async function imagesOnDisk(): Promise<string[]> {
  const names = await imageFiles();
  expect(names.filter((name) => !/^[0-9a-f]{64}-40\.(?:avif|webp|jpeg)$/.test(name))).toEqual([]);
  return [...new Set(names.map((name) => name.slice(0, 64)))].toSorted();
}

/** Lists the image files, without the marker of their database. */
async function imageFiles(): Promise<string[]> {
  return (await readdir(dir)).filter((name) => !name.endsWith(".mark"));
}
