import type { Selectable } from "kysely";
import type { Db } from "../../client.ts";
import type { BlogPostPreviews } from "../../schema.ts";

export type PreviewLinkRow = Selectable<BlogPostPreviews>;

/** The post's working link. */
export function findPreviewOfPost(
  db: Db,
  postId: string,
  now: Date,
): Promise<PreviewLinkRow | undefined> {
  return db
    .selectFrom("blog_post_previews")
    .selectAll()
    .where("post_id", "=", postId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** The link with this id, if it still works. */
export function findPreview(
  db: Db,
  linkId: string,
  now: Date,
): Promise<PreviewLinkRow | undefined> {
  return db
    .selectFrom("blog_post_previews")
    .selectAll()
    .where("link_id", "=", linkId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Replaces the post's link, if there is one. */
export async function replacePreview(db: Db, link: PreviewLinkRow): Promise<void> {
  await db
    .insertInto("blog_post_previews")
    .values(link)
    .onConflict((conflict) =>
      conflict.column("post_id").doUpdateSet((eb) => ({
        link_id: eb.ref("excluded.link_id"),
        expires_at: eb.ref("excluded.expires_at"),
      })),
    )
    .execute();
}

export async function deletePreview(db: Db, postId: string): Promise<void> {
  await db.deleteFrom("blog_post_previews").where("post_id", "=", postId).execute();
}

export async function deleteExpiredPreviews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("blog_post_previews").where("expires_at", "<=", now).execute();
}
