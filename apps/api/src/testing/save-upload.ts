import type { Db } from "@before-ten/db/client";
import type { Deps } from "../deps.ts";
import { renderUpload, saveWithPicture } from "../features/media/store-picture.ts";

/** As a procedure does with a picture that was sent: what it becomes, then its files, its row and what `save` writes. */
export async function saveUpload<Saved>(
  deps: Pick<Deps, "db" | "images">,
  upload: Parameters<typeof renderUpload>[0],
  save: (trx: Db, imageId: string) => Promise<Saved>,
): Promise<Saved> {
  return saveWithPicture(deps, await renderUpload(upload), save);
}
