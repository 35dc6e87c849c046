import { imageMessages } from "@before-ten/contracts/images/messages";
import type { Db } from "@before-ten/db/client";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { type TestDatabase, createTestDatabase } from "@before-ten/db/testing/test-database";
import { inTransaction } from "@before-ten/db/transactions";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { MemoryImages } from "../testing/memory-images.ts";
import { plainImage } from "../testing/sample-images.ts";
import { saveUpload } from "../testing/save-upload.ts";
import { posterWidths } from "./store-image.ts";

let database: TestDatabase;
let db: Db;
let images: MemoryImages;
let file: Blob;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  file = new Blob([await plainImage({ width: 40, height: 60 }).jpeg().toBuffer()]);
});
afterAll(() => database.close());
beforeEach(async () => {
  images = new MemoryImages();
  await db.deleteFrom("events").execute();
  await db.deleteFrom("images").execute();
});

it("stores the image and what shows it together", async () => {
  const id = await save(showIt);
  expect(await storedIds()).toEqual([id]);
  expect(images.names).toEqual([`${id}-40.avif`, `${id}-40.jpeg`, `${id}-40.webp`]);
});

it("leaves no row and no file when the save fails", async () => {
  let filesDuringSave = 0;
  const failing = save(async (trx, id) => {
    await showIt(trx, id);
    filesDuringSave = images.names.length;
    throw new Error("no such country");
  });
  await expect(failing).rejects.toThrow("no such country");
  expect(filesDuringSave).toBe(3);
  await expectNothingLeft();
});

it("leaves no row and no file when the surrounding transaction fails later", async () => {
  const failing = inTransaction(db, async (trx) => {
    await saveUpload({ db: trx, images }, upload(), showIt);
    throw new Error("too late");
  });
  await expect(failing).rejects.toThrow("too late");
  await expectNothingLeft();
});

it("leaves no row and no file when PostgreSQL refuses the save", async () => {
  const failing = save((trx) => showIt(trx, "f".repeat(64)));
  await expect(failing).rejects.toThrow("foreign key");
  await expectNothingLeft();
});

it.each([0, 1, 2])("says that there is no room, after %i files, and leaves none", async (room) => {
  images.room = room;
  await expect(save(showIt)).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    message: imageMessages.storageFull,
  });
  await expectNothingLeft();
  images.room = Number.POSITIVE_INFINITY;
  await expect(save(showIt)).resolves.toMatch(/^[0-9a-f]{64}$/);
});

it("refuses a picture that takes too long, under its field, and leaves nothing", async () => {
  // Large enough that it can't be finished before the time is checked.
  const large = new Blob([await plainImage({ width: 2_400, height: 3_600 }).jpeg().toBuffer()]);
  const failing = saveUpload({ db, images }, { ...upload(), file: large, withinMs: 0 }, showIt);
  await expect(failing).rejects.toMatchObject({
    code: "BAD_REQUEST",
    details: [{ path: upload().field, message: imageMessages.tooSlow }],
  });
  await expectNothingLeft();
});

it("leaves a picture alone that an earlier save shows", async () => {
  const id = await save(showIt);
  await expect(save(() => Promise.reject(new Error("too late")))).rejects.toThrow("too late");
  expect(await storedIds()).toEqual([id]);
  expect(images.names).toHaveLength(3);
});

it("keeps the picture of the one that succeeds among many at once", async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) =>
      save(async (trx, id) => {
        await showIt(trx, id);
        if (index !== 3) throw new Error("fails");
        return id;
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(
    Array.from({ length: 7 }, (_, index) => index === 3),
  );
  expect(await storedIds()).toHaveLength(1);
  expect(images.names).toHaveLength(3);
});

it("lets two saves show the same picture at once", async () => {
  const [one, other] = await Promise.all([save(showIt), save(showIt)]);
  expect(one).toBe(other);
  const events = await db.selectFrom("events").select("poster_id").execute();
  expect(events).toEqual([{ poster_id: one }, { poster_id: one }]);
  expect(images.names).toHaveLength(3);
});

function save(how: (trx: Db, id: string) => Promise<string>): Promise<string> {
  return saveUpload({ db, images }, upload(), how);
}

function upload() {
  return { file, field: "flyer", widths: posterWidths };
}

async function showIt(trx: Db, imageId: string): Promise<string> {
  const id = await storeEvent(trx);
  await trx.updateTable("events").set({ poster_id: imageId }).where("id", "=", id).execute();
  return imageId;
}

async function storedIds(): Promise<string[]> {
  const rows = await db.selectFrom("images").select("id").execute();
  return rows.map(({ id }) => id);
}

async function expectNothingLeft(): Promise<void> {
  expect(await storedIds()).toEqual([]);
  expect(await db.selectFrom("events").select("id").execute()).toEqual([]);
  expect(images.names).toEqual([]);
}
