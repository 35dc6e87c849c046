import type { PagePreview } from "@before-ten/contracts/pages/output";
import type { PostPreview } from "@before-ten/contracts/posts/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { relatedPostLimit } from "@before-ten/contracts/shared/limits";
import { findPage } from "@before-ten/db/queries/pages/pages";
import { findAnyPost } from "@before-ten/db/queries/posts/admin-posts";
import { listRelatedPosts } from "@before-ten/db/queries/posts/posts";
import { answeredContent } from "../document/answered-contents.ts";
import { presentPost, presentSummary } from "../post-fields.ts";
import { type LinkDeps, openPreview, previewEnded } from "./preview-links.service.ts";

/**
 * The post behind a link, as readers will see it, whatever its status. What it refers to is only
 * shown if visitors may see that too.
 */
export async function readPostPreview(
  deps: LinkDeps,
  token: string,
): Promise<EveryKey<PostPreview>> {
  const link = await openPreview(deps, "post", token);
  const row = await findAnyPost(deps.db, link.shown_id);
  if (row === undefined) throw previewEnded();
  const related = await listRelatedPosts(deps.db, row, relatedPostLimit);
  const publishedAt = row.published_at ?? row.publish_at ?? deps.clock.now();
  return {
    post: presentPost({ ...row, published_at: publishedAt }, await answeredContent(deps, row)),
    related: related.map(presentSummary),
    expiresAt: link.expires_at.toISOString(),
  };
}

/** The page behind a link, as visitors will see it, whatever its status. */
export async function readPagePreview(
  deps: LinkDeps,
  token: string,
): Promise<EveryKey<PagePreview>> {
  const link = await openPreview(deps, "page", token);
  const row = await findPage(deps.db, link.shown_id);
  if (row === undefined) throw previewEnded();
  const { id, slug, title, excerpt, status } = row;
  const publishedAt = row.published_at ?? row.publish_at ?? deps.clock.now();
  const page: EveryKey<PagePreview["page"]> = {
    id,
    slug,
    title,
    excerpt,
    status,
    ...(await answeredContent(deps, row)),
    publishDate: publishedAt.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
  return { page, expiresAt: link.expires_at.toISOString() };
}
