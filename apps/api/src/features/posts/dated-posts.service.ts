import type { PublicPost } from "@before-ten/contracts/posts/output";
import {
  type PostRow,
  type PublicPostFilter,
  listPublicPosts,
  listPublicContents,
} from "@before-ten/db/queries/posts/posts";
import type { Deps } from "../../deps.ts";
import { presentPost } from "./post-fields.ts";

/** With their texts more would be too long for programs that ask once an hour. */
const maxPosts = 30;

/**
 * Whole posts with the time of their last change, which programs that follow the list ask for. The
 * latest, or the best matches of a search.
 */
export async function listDatedPosts(
  { db }: Pick<Deps, "db">,
  filter: PublicPostFilter,
): Promise<DatedPost[]> {
  const { rows } = await listPublicPosts(db, filter, { limit: maxPosts, offset: 0 });
  const contents = await listPublicContents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const content = contents.get(row.id);
    // It may have been archived meanwhile.
    return content === undefined ? [] : [presentDated({ ...row, content })];
  });
}

interface DatedPost extends PublicPost {
  updatedAt: string;
}

function presentDated(row: PostRow): DatedPost {
  return { ...presentPost(row), updatedAt: row.updated_at.toISOString() };
}
