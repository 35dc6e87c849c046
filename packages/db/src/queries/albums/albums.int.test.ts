import { afterAll, expect, it } from "vitest";
import { storeAlbumRow } from "../../testing/stored-album.ts";
import { storeImageRow } from "../../testing/stored-image.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listImageUses } from "../images/image-library.ts";
import { deleteUnusedImages } from "../images/images.ts";
import { inTransaction } from "../../transactions.ts";
import { findPublicAlbum, listAlbumCovers } from "./albums.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const now = new Date("2026-06-01T09:00:00Z");
const inTrash = { deleted_at: now, deleted_by_name: "Ana" };

it("shows visitors albums of past public parties alone", async () => {
  const past = await storeAlbumRow(db);
  const hidden = [
    await storeAlbumRow(db, { event: { startDay: "2026-07-04" } }),
    await storeAlbumRow(db, { event: { status: "draft" } }),
    await storeAlbumRow(db, { images: [] }),
    await storeAlbumRow(db),
    await storeAlbumRow(db),
  ].map(({ eventId }) => eventId);
  const [cancelled = "", trashed = ""] = hidden.slice(-2);
  await db
    .updateTable("events")
    .set({ disruption: "cancelled", disruption_reason: "The roof", disrupted_at: now })
    .where("id", "=", cancelled)
    .execute();
  await db.updateTable("all_events").set(inTrash).where("id", "=", trashed).execute();

  expect(await findPublicAlbum(db, past.eventId, now)).toMatchObject({ images: past.images });
  for (const id of hidden) expect(await findPublicAlbum(db, id, now)).toBeUndefined();
  const covers = await listAlbumCovers(db, [past.eventId, ...hidden], now);
  expect(covers.map(({ id }) => id)).toEqual([past.eventId]);
});

it("covers a tile with the first three images, in their order", async () => {
  const alts = ["one", "two", "three", "four"];
  const { eventId } = await storeAlbumRow(db, { images: alts.map((alt) => ({ alt })) });
  const [cover] = await listAlbumCovers(db, [eventId], now);
  expect(cover).toMatchObject({ count: 4 });
  expect(cover?.images.map(({ alt }) => alt)).toEqual(["one", "two", "three"]);
  const single = await storeAlbumRow(db);
  expect(await listAlbumCovers(db, [single.eventId], now)).toMatchObject([
    { count: 1, images: single.images },
  ]);
});

it("keeps its images from the sweep, in the trash too, and counts as their use", async () => {
  const { eventId, images } = await storeAlbumRow(db, {
    event: { name: "Slow Train" },
    images: [{ alt: "Red shoes" }, { alt: "The driver" }],
  });
  const unused = await storeImageRow(db);
  await db.updateTable("all_events").set(inTrash).where("id", "=", eventId).execute();
  const sweep = () =>
    inTransaction(db, (trx) => deleteUnusedImages(trx, { storedBefore: new Date("2100-01-01") }));
  await sweep();
  const stored = async (ids: string[]) =>
    (await db.selectFrom("images").select("id").where("id", "in", ids).execute()).length;
  const ids = images.map(({ imageId }) => imageId);
  expect([await stored(ids), await stored([unused])]).toEqual([2, 0]);
  expect(await listImageUses(db, ids.slice(0, 1))).toEqual([
    {
      image_id: ids[0],
      kind: "album",
      id: eventId,
      title: "Slow Train",
      alt: "Red shoes",
      is_in_trash: true,
    },
  ]);

  // Images removed from the album are no longer referenced.
  await db
    .updateTable("event_albums")
    .set({ images: JSON.stringify(images.slice(1)) })
    .where("id", "=", eventId)
    .execute();
  await sweep();
  expect([await stored(ids.slice(0, 1)), await stored(ids.slice(1))]).toEqual([0, 1]);
  await db.deleteFrom("all_events").where("id", "=", eventId).execute();
  await sweep();
  expect(await stored(ids)).toBe(0);
});
