import type { AlbumImage } from "@before-ten/contracts/albums/album-images";
import type { Db } from "@before-ten/db/client";
import { type StoreDemoImage, albumImageName } from "../demo-images.ts";
import { type DemoAlbum, demoAlbums, sceneAlts } from "./demo-albums.ts";

/** An album whose images are stored. */
interface StoredAlbum extends Pick<DemoAlbum, "event" | "consentNote"> {
  images: readonly AlbumImage[];
}

export function storeAlbumImages(storeImage: StoreDemoImage): Promise<StoredAlbum[]> {
  return Promise.all(
    demoAlbums.map(async ({ event, consentNote, opening, images }) => {
      const stored = await Promise.all(
        images.map(async ([scene, , caption = ""], index) => {
          const imageId = await storeImage(albumImageName(event, index));
          return { imageId, caption, alt: sceneAlts[scene] };
        }),
      );
      const first = new Set<number>(opening);
      const others = stored.filter((_, index) => !first.has(index));
      return {
        event,
        consentNote,
        images: [...opening.flatMap((index) => stored[index] ?? []), ...others],
      };
    }),
  );
}

const dayMs = 86_400_000;
/** Days from a party to its album. */
const developedAfter = 2;

export async function insertAlbums(
  trx: Db,
  albums: readonly StoredAlbum[],
  events: readonly { id: string; event_name: string; ends_at: Date | string }[],
): Promise<void> {
  const rows = albums.flatMap(({ event: name, consentNote, images }) => {
    const event = events.find((each) => each.event_name === name);
    if (event === undefined) return [];
    const updatedAt = new Date(new Date(event.ends_at).getTime() + developedAfter * dayMs);
    return [
      {
        id: event.id,
        images: JSON.stringify(images),
        consent_note: consentNote,
        version: 2,
        updated_at: updatedAt,
      },
    ];
  });
  await trx.insertInto("event_albums").values(rows).execute();
}
