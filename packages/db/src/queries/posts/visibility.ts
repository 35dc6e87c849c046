import { publicPostStatus } from "@before-ten/contracts/posts/rules";
import type { ExpressionBuilder } from "kysely";
import type { DB } from "../../schema.ts";

/** The only rule for what visitors may see: no drafts and no archived posts. */
export function visibleToPublic(eb: ExpressionBuilder<DB, "blog_posts">) {
  return eb("blog_posts.status", "=", publicPostStatus);
}
