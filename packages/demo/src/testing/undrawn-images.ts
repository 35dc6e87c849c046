import { hash } from "node:crypto";
import type { Db } from "@before-ten/db/client";
import { storeImage } from "@before-ten/db/queries/images/images";
import type { DemoImages } from "../seed-demo.ts";

/** Stores rows for images without drawing them. */
export function storedUndrawn(db: Db): DemoImages {
  const store = async (subject: object, width: number, height: number) => {
    const id = hash("sha256", JSON.stringify(subject), "hex");
    await storeImage(db, { id, width, height, widths: [width], formats: ["webp"] });
    return id;
  };
  return {
    storePosters: (events) => Promise.all(events.map((event) => store(event, 800, 1200))),
    storePostImage: (post) => store(post, 1600, 900),
    storeAlbumImage: (shot) => store(shot, 1600, 1067),
  };
}
