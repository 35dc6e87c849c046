import type { Db } from "@before-ten/db/client";
import type { Deps } from "../deps.ts";
import { renderUpload, saveWithImage } from "../images/store-image.ts";
import { workers } from "./workers.ts";

/**
 * Saves an image as a procedure does: renders its files, then stores them with its row and what
 * `save` writes.
 */
export async function saveUpload<Saved>(
  deps: Pick<Deps, "db" | "images">,
  upload: Parameters<typeof renderUpload>[1],
  save: (trx: Db, imageId: string) => Promise<Saved>,
): Promise<Saved> {
  return saveWithImage(deps, await renderUpload({ workers }, upload), save);
}
