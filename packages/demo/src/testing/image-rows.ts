import type { Db } from "@before-ten/db/client";
import { storeImage } from "@before-ten/db/queries/images/images";
import { type StoreDemoImage, demoImageRow } from "../demo-images.ts";

/** Stores the rows of the demo's images, without their files. */
export function storesImageRows(db: Db): StoreDemoImage {
  return async (name) => {
    const row = demoImageRow(name);
    await storeImage(db, row);
    return row.id;
  };
}
