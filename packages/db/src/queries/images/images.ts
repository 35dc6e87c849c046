import { type Insertable, type Transaction, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { DB as Database, Images } from "../../schema.ts";
import { listCampaignImages } from "../campaigns/campaign-images.ts";

export interface StoredImage {
  id: string;
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: number[];
  formats: string[];
  /** Shown until the image has loaded, as a data: URL. */
  preview: string | null;
  /** The darkest of its colours, as #rrggbb; null if it is transparent or was stored without. */
  darkest: string | null;
}

export const storedImageColumns = [
  "id",
  "width",
  "height",
  "widths",
  "formats",
  "preview",
  "darkest",
] as const satisfies readonly (keyof StoredImage)[];

/**
 * An existing image isn't changed, because its id is its content, and counts as stored just now.
 * Its preview and colour are made again, as it may have been stored without. The last known file
 * name is kept.
 */
export async function storeImage(
  db: Db,
  image: Pick<Insertable<Images>, keyof StoredImage | "file_name">,
): Promise<void> {
  await db
    .insertInto("images")
    .values(image)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        stored_at: sql`now()`,
        preview: eb.ref("excluded.preview"),
        darkest: eb.ref("excluded.darkest"),
        file_name: sql`coalesce(nullif(excluded.file_name, ''), images.file_name)`,
      })),
    )
    .execute();
}

export function findImages(db: Db, ids: readonly string[]): Promise<StoredImage[]> {
  return db.selectFrom("images").select(storedImageColumns).where("id", "in", ids).execute();
}

/** Every stored image. */
export function listAllImages(db: Db): Promise<StoredImage[]> {
  return db.selectFrom("images").select(storedImageColumns).orderBy("id").execute();
}

/**
 * Locks the files of this image until the transaction ends. An advisory lock, because the files are
 * written before the row exists and may be removed without one.
 */
export async function lockImageFiles(trx: Transaction<Database>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`image ${id}`}, 0))`.execute(trx);
}

/**
 * Deletes the rows of images that aren't in the library and that no event, album, post or campaign
 * refers to, and returns them. One that is just being referred to stays.
 */
export async function deleteUnusedImages(
  trx: Transaction<Database>,
  which: { storedBefore: Date } | { ids: readonly string[] },
): Promise<StoredImage[]> {
  const isMeant =
    "ids" in which
      ? sql<boolean>`id = any(${which.ids}::text[])`
      : sql<boolean>`stored_at < ${which.storedBefore}`;
  // A transaction that refers to an image holds a share of this lock until its commit: such rows
  // are skipped.
  const candidates = await trx
    .selectFrom("images")
    .select("id")
    .where(isMeant)
    .where("library_since", "is", null)
    .where(unused)
    .where(notComingBack)
    .forUpdate()
    .skipLocked()
    .execute();
  if (candidates.length === 0) return [];
  const inCampaigns = await listCampaignImages(trx);
  const ids = candidates.map(({ id }) => id).filter((id) => !inCampaigns.has(id));
  if (ids.length === 0) return [];
  // Checks again with the lock held, for references committed in between; from here on there can't
  // be new ones.
  return trx
    .deleteFrom("images")
    .where("id", "in", ids)
    .where(isMeant)
    .where("library_since", "is", null)
    .where(unused)
    .where(notComingBack)
    .returning(storedImageColumns)
    .execute();
}

/** Deletes one if unused, even a recent one or one in the library; returns whether it did. */
export async function deleteIfUnused(trx: Db, id: string): Promise<boolean> {
  if ((await listCampaignImages(trx)).has(id)) return false;
  const { numDeletedRows } = await trx
    .deleteFrom("images")
    .where("id", "=", id)
    .where(unused)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Items in the trash keep their image, because they may be restored. */
/** Undoing a change of a series restores the previous poster. */
const notComingBack = sql<boolean>`
  not exists (
    select from undoable_changes where kind = 'series' and before::text like '%' || images.id || '%'
  )
`;

const unused = sql<boolean>`
  not exists (select from all_events where poster_id = images.id)
  and not exists (select from all_blog_posts where image_id = images.id)
  and not exists (select from blog_post_images where image_id = images.id)
  and not exists (select from venue_images where image_id = images.id)
  and not exists (select from page_images where image_id = images.id)
  and not exists (select from event_album_images where image_id = images.id)
  and not exists (select from site_text_images where image_id = images.id)
`;
