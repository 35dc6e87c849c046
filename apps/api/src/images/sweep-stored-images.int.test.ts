import { createDatabase } from "@before-ten/db/client";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, expect, it } from "vitest";
import { startS3Server } from "../testing/s3/s3-server.ts";
import { plainImage } from "../testing/sample-images.ts";
import { saveUpload } from "../testing/save-upload.ts";
import { createS3Images } from "./s3/s3-image-store.ts";
import { sweepOrphanImages } from "./sweep-images.ts";

const server = await startS3Server();
const { db, connectionString, close } = await createTestDatabase();
/** Each with its own connections. */
const openMachine = () => ({
  db: createDatabase({ connectionString }),
  images: createS3Images(server.settings),
});
const [first, second, third] = [openMachine(), openMachine(), openMachine()];
const machines = [first, second, third];
afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.db.destroy()));
  await close();
  await server.close();
});

const images = createS3Images(server.settings);
const hourMs = 60 * 60_000;

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("images").execute();
  for (const { name } of await images.list()) await images.remove(name);
});

it("many machines at once remove unreferenced images, and nothing else", async () => {
  const shown = await upload(first, "#111");
  await showOnEvent(shown);
  await upload(first, "#222");
  await images.put(`${"e".repeat(64)}-400.avif`, Buffer.from("x"));
  await images.put("notes.txt", Buffer.from("x"));
  await everythingIsOld();

  const olderThan = await afterTheLastFile();
  await Promise.all(machines.map((machine) => sweepOrphanImages(machine, { olderThan })));
  const names = (await images.list()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith(shown))).toHaveLength(3);
  expect(names.filter((name) => name.endsWith(".mark"))).toHaveLength(1);
  expect(names).toContain("notes.txt");
  expect(names).toHaveLength(5);
});

it("an image that one machine saves while others sweep it has all of its files", async () => {
  for (let round = 0; round < 8; round += 1) {
    const image = await upload(first, "#111");
    await everythingIsOld();
    const olderThan = await afterTheLastFile();
    await Promise.all([
      sweepOrphanImages(first, { olderThan }),
      sweepOrphanImages(second, { olderThan }),
      upload(third, "#111").then(showOnEvent),
    ]);
    const stored = await db.selectFrom("images").select("id").execute();
    expect(stored).toEqual([{ id: image }]);
    const names = (await images.list()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith(image))).toHaveLength(3);
    await db.deleteFrom("events").execute();
  }
});

async function upload(machine: typeof first, colour: string): Promise<string> {
  const bytes = await plainImage({ width: 40, height: 60 }, colour).png().toBuffer();
  const sent = { file: new Blob([bytes]), field: "flyer", widths: [40] };
  return saveUpload(machine, sent, (_trx, id) => Promise.resolve(id));
}

async function showOnEvent(imageId: string): Promise<void> {
  const id = await storeEvent(db);
  await db.updateTable("events").set({ poster_id: imageId }).where("id", "=", id).execute();
}

/** By the bucket's own clock, because its files' times can't be set. */
async function afterTheLastFile(): Promise<Date> {
  const times = (await images.list()).map(({ storedAt }) => storedAt.getTime());
  return new Date(Math.max(...times) + 1);
}

async function everythingIsOld(): Promise<void> {
  const then = new Date(Date.now() - hourMs);
  await db.updateTable("images").set({ stored_at: then }).execute();
}
