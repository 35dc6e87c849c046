import type { AlbumImage } from "@before-ten/contracts/albums/album-images";
import type { Db } from "@before-ten/db/client";
import { type DemoAlbum, type DemoShot, demoAlbums, sceneAlts } from "./demo-albums.ts";

/** An album whose images are drawn and stored. */
interface DrawnAlbum extends Pick<DemoAlbum, "event" | "consentNote"> {
  images: readonly AlbumImage[];
}

/** The afternoon passes from the first image of an album to its last. */
export function drawAlbums(
  storeAlbumImage: (shot: DemoShot) => Promise<string>,
): Promise<DrawnAlbum[]> {
  return Promise.all(
    demoAlbums.map(async ({ event, place, consentNote, images }) => ({
      event,
      consentNote,
      images: await Promise.all(
        images.map(async ({ scene, caption }, index) => {
          const time = index / (images.length - 1);
          const imageId = await storeAlbumImage({ event, place, scene, time });
          return { imageId, caption, alt: sceneAlts[scene] };
        }),
      ),
    })),
  );
}

const dayMs = 86_400_000;
/** Days from a party to its album. */
const developedAfter = 2;

export async function insertAlbums(
  trx: Db,
  albums: readonly DrawnAlbum[],
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
