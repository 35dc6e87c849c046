import { randomBytes } from "node:crypto";
import type { Db } from "../client.ts";

interface TestImage {
  alt?: string;
  fileName?: string;
  /** When it was uploaded to the library; null: it wasn't. */
  librarySince?: Date | null;
  storedAt?: Date;
}

/** Writes an image's row without files; a test names only what it is about. */
export async function storeImageRow(db: Db, image: TestImage = {}): Promise<string> {
  const id = randomBytes(32).toString("hex");
  await db
    .insertInto("images")
    .values({
      id,
      width: 1_600,
      height: 900,
      widths: [480, 960, 1_600],
      formats: ["avif", "webp", "jpeg"],
      alt: image.alt ?? "",
      file_name: image.fileName ?? "",
      library_since: image.librarySince ?? null,
      ...(image.storedAt && { stored_at: image.storedAt }),
    })
    .execute();
  return id;
}
