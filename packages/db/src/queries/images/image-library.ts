import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { containsWords } from "../shared/search.ts";
import { type StoredImage, deleteIfUnused, storedImageColumns } from "./images.ts";
import { countRows } from "../shared/count-rows.ts";

/** All images, as admins find them. */

export interface LibraryImageRow extends StoredImage {
  alt: string;
  file_name: string;
  stored_at: Date;
  library_since: Date | null;
}

export interface ImageUseRow {
  image_id: string;
  kind: "event" | "album" | "post" | "page" | "venue" | "campaign" | "text";
  id: string;
  title: string;
  /** The alternative text used there. */
  alt: string;
  is_in_trash: boolean;
}

export interface LibraryFilter {
  search?: string | undefined;
  /** True: only images in use. */
  used?: boolean | undefined;
  /** Whether images are also found by the subjects of campaigns. */
  withCampaigns: boolean;
}

/** Latest first. */
export function listLibraryImages(
  db: Db,
  filter: LibraryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LibraryImageRow[]> {
  return selectImages(db)
    .where((eb) => eb.and(conditionsOf(filter)))
    .orderBy("stored_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countLibraryImages(db: Db, filter: LibraryFilter): Promise<number> {
  return countRows(db.selectFrom("images").where((eb) => eb.and(conditionsOf(filter))));
}

/** `id` may be any text. */
export function findLibraryImage(db: Db, id: string): Promise<LibraryImageRow | undefined> {
  if (!isImageId(id)) return Promise.resolve(undefined);
  return selectImages(db).where("id", "=", id).executeTakeFirst();
}

/** Where these images are used, events first; a post that contains one twice is listed twice. */
export async function listImageUses(db: Db, ids: readonly string[]): Promise<ImageUseRow[]> {
  const { rows } = await sql<ImageUseRow>`
    select image_id, kind, id, title, alt, is_in_trash from (${uses}) as uses
    where image_id = any(${ids}::text[])
    order by kind = 'event' desc, kind = 'post' desc, is_in_trash, id desc
  `.execute(db);
  return rows;
}

/** The image is kept from now on; an empty text keeps its current one. */
export async function addToLibrary(
  db: Db,
  { id, alt, at }: { id: string; alt: string; at: Date },
): Promise<void> {
  await db
    .updateTable("images")
    .set((eb) => ({
      library_since: eb.fn.coalesce("library_since", eb.val(at)),
      ...(alt !== "" && { alt }),
    }))
    .where("id", "=", id)
    .execute();
}

export async function setImageAlt(db: Db, id: string, alt: string): Promise<void> {
  await db.updateTable("images").set({ alt }).where("id", "=", id).execute();
}

/**
 * Deletes the row of an unused image, and returns whether it did. Writes that are about to show the
 * image go first.
 */
export async function deleteLibraryImage(trx: Db, id: string): Promise<boolean> {
  await trx.selectFrom("images").select("id").where("id", "=", id).forUpdate().execute();
  return deleteIfUnused(trx, id);
}

function isImageId(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

function selectImages(db: Db) {
  return db
    .selectFrom("images")
    .select([...storedImageColumns, "alt", "file_name", "stored_at", "library_since"]);
}

function conditionsOf({ search, used, withCampaigns }: LibraryFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  const own = containsWords(sql`images.search_text`, search);
  if (own.length > 0) {
    const ofUse = containsWords(sql`searchable(uses.title, uses.alt)`, search);
    conditions.push(sql<boolean>`(
      (${sql.join(own, sql` and `)})
      or images.id in (
        select image_id from (${uses}) as uses
        where (kind <> 'campaign' or ${withCampaigns}) and ${sql.join(ofUse, sql` and `)}
      )
    )`);
  }
  if (used !== undefined) {
    conditions.push(
      sql<boolean>`(images.id in (select image_id from (${uses}) as uses)) = ${used}`,
    );
  }
  return conditions;
}

/** Includes uses in the trash, which may be restored. */
const uses = sql`
  select poster_id as image_id, 'event' as kind, id::text, event_name as title, poster_alt as alt,
    deleted_at is not null as is_in_trash
  from all_events where poster_id is not null
  union all
  select shown.value ->> 'imageId', 'album', event.id::text, event.event_name, shown.value ->> 'alt',
    event.deleted_at is not null
  from event_albums as album
  join all_events as event on event.id = album.id
  cross join jsonb_array_elements(album.images) as shown
  union all
  select image_id, 'post', id::text, title, image_alt, deleted_at is not null
  from all_blog_posts where image_id is not null
  union all
  select shown.image_id, 'post', post.id::text, post.title, block ->> 'alt', post.deleted_at is not null
  from blog_post_images as shown
  join all_blog_posts as post on post.id = shown.post_id
  cross join jsonb_array_elements(post.document -> 'blocks') as block
  where block ->> 'kind' = 'image' and block ->> 'imageId' = shown.image_id
  union all
  select block ->> 'imageId', 'page', page.id::text, page.title, block ->> 'alt',
    page.deleted_at is not null
  from all_pages as page
  cross join jsonb_array_elements(page.document -> 'blocks') as block
  where block ->> 'kind' = 'image'
  union all
  select photo ->> 'imageId', 'venue', venue.id::text, venue.name, photo ->> 'alt',
    venue.deleted_at is not null
  from all_venues as venue
  cross join jsonb_array_elements(venue.photos) as photo
  union all
  select block ->> 'imageId', 'campaign', campaign.id::text, campaign.subject, block ->> 'alt',
    campaign.deleted_at is not null
  from all_campaigns as campaign
  cross join jsonb_array_elements(campaign.blocks) as block
  where block ->> 'kind' = 'image'
  union all
  select image_id, 'text', text_id, text_id, '', false from site_text_images
`;
