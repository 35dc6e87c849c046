import type { AlbumImage } from "@before-ten/contracts/albums/album-images";
import type { Db } from "../client.ts";
import { type StoredEvent, storeEvent } from "./stored-event.ts";
import { storeImageRow } from "./stored-image.ts";

interface StoredAlbum {
  event?: StoredEvent;
  images?: readonly Partial<AlbumImage>[];
  consentNote?: string;
}

/** Writes the album of an ended party; a test names only what it is about. */
export async function storeAlbumRow(
  db: Db,
  { event = {}, images = [{ alt: "Red shoes" }], consentNote = "" }: StoredAlbum = {},
): Promise<{ eventId: string; images: AlbumImage[] }> {
  const eventId = await storeEvent(db, { startDay: "2026-01-10", ...event });
  const stored: AlbumImage[] = [];
  for (const { imageId, caption = "", alt = "" } of images) {
    stored.push({ imageId: imageId ?? (await storeImageRow(db)), caption, alt });
  }
  await db
    .insertInto("event_albums")
    .values({
      id: eventId,
      images: JSON.stringify(stored),
      consent_note: consentNote,
      version: 2,
      updated_at: new Date("2026-01-12T09:00:00.000Z"),
    })
    .execute();
  return { eventId, images: stored };
}
