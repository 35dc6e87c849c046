import { type PostStatus, publicPostStatus } from "@before-ten/contracts/posts/rules";
import { announcePagesChanged } from "@before-ten/db/announcements";
import { findPostForUpdate, updatePost } from "@before-ten/db/queries/posts/admin-posts";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { publicationColumns } from "./post-fields.ts";

/** Publishes the post or takes it down when that is due. */
export async function applyPostSchedule(
  { db, clock, responseCache }: Pick<Deps, "db" | "clock" | "responseCache">,
  id: string,
): Promise<void> {
  const isChanged = await inTransaction(db, async (trx) => {
    const stored = await findPostForUpdate(trx, id);
    if (stored === undefined) return false;
    const now = clock.now();
    const isDue = (at: Date | null) => at !== null && at <= now;
    if (isDue(stored.take_down_at)) {
      // If both times have passed, as after downtime, the post is never published.
      const publishAt = isDue(stored.publish_at) ? null : stored.publish_at;
      const isPublic = stored.status === publicPostStatus;
      const status: PostStatus = isPublic ? "draft" : stored.status;
      await updatePost(trx, id, { status, publish_at: publishAt, take_down_at: null }, now);
    } else if (isDue(stored.publish_at)) {
      await updatePost(trx, id, publicationColumns(publicPostStatus, stored, now), now);
    } else {
      return false;
    }
    await announcePagesChanged(trx);
    return true;
  });
  if (isChanged) responseCache.clear();
}
