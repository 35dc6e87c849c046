import type { PublicPost } from "@before-ten/contracts/posts/output";
import {
  type PostRow,
  type PublicPostFilter,
  listPublicPosts,
  listPublicContents,
} from "@before-ten/db/queries/posts/posts";
import type { Deps } from "../../deps.ts";
import { type AnsweredContent, answeredContents } from "./document/answered-contents.ts";
import { presentPost } from "./post-fields.ts";

/** With full texts, more would be too long for programs that poll once an hour. */
const maxPosts = 30;

/**
 * Whole posts with the time of their last change, for programs that follow the list. The latest, or
 * the best matches of a search.
 */
export async function listDatedPosts(
  deps: Pick<Deps, "db" | "site">,
  filter: PublicPostFilter,
): Promise<DatedPost[]> {
  const { rows: summaries } = await listPublicPosts(deps.db, filter, {
    limit: maxPosts,
    offset: 0,
  });
  const contents = await listPublicContents(
    deps.db,
    summaries.map(({ id }) => id),
  );
  const rows = summaries.flatMap((row): PostRow[] => {
    const content = contents.get(row.id);
    // It may have been archived meanwhile.
    return content === undefined ? [] : [{ ...row, ...content }];
  });
  const answered = await answeredContents(deps, rows);
  return rows.flatMap((row, index) => {
    const content = answered[index];
    return content === undefined ? [] : [presentDated(row, content)];
  });
}

interface DatedPost extends PublicPost {
  updatedAt: string;
}

function presentDated(row: PostRow, content: AnsweredContent): DatedPost {
  return { ...presentPost(row, content), updatedAt: row.updated_at.toISOString() };
}
