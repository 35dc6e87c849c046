import { postMessages } from "@before-ten/contracts/posts/messages";
import type { PostPreview, PreviewLink } from "@before-ten/contracts/posts/output";
import { previewDays } from "@before-ten/contracts/posts/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { relatedPostLimit } from "@before-ten/contracts/shared/limits";
import { findAnyPost, findPostForUpdate } from "@before-ten/db/queries/posts/admin-posts";
import {
  type PreviewLinkRow,
  deletePreview,
  findPreview,
  findPreviewOfPost,
  replacePreview,
} from "@before-ten/db/queries/posts/post-previews";
import { listRelatedPosts } from "@before-ten/db/queries/posts/posts";
import { inTransaction } from "@before-ten/db/transactions";
import { v7 as uuidv7 } from "uuid";
import type { Deps } from "../../../deps.ts";
import { readToken, signToken } from "../../../mail/mailed-link.ts";
import { answeredContent } from "../document/answered-contents.ts";
import { presentPost, presentSummary } from "../post-fields.ts";

type LinkDeps = Pick<Deps, "db" | "clock" | "site" | "linkSecret">;

export const previewsStayForMs = previewDays * 24 * 60 * 60_000;

/** The working link; null if the post has none. */
export async function findPreviewLink(
  deps: LinkDeps,
  id: string,
): Promise<EveryKey<PreviewLink> | null> {
  return inTransaction(deps.db, async (trx) => {
    await requirePost(trx, id);
    const link = await findPreviewOfPost(trx, id, deps.clock.now());
    return link === undefined ? null : presentLink(deps, link);
  });
}

/**
 * The working link, or a new one if there is none or one is requested. A new one ends the previous
 * one.
 */
export async function sharePreview(
  deps: LinkDeps,
  { id, renew = false }: { id: string; renew?: boolean | undefined },
): Promise<EveryKey<PreviewLink>> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    await requirePost(trx, id);
    const present = renew ? undefined : await findPreviewOfPost(trx, id, now);
    if (present !== undefined) return presentLink(deps, present);
    const link = {
      post_id: id,
      link_id: uuidv7(),
      expires_at: new Date(now.getTime() + previewsStayForMs),
    };
    await replacePreview(trx, link);
    return presentLink(deps, link);
  });
}

export async function revokePreview({ db }: Pick<Deps, "db">, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await requirePost(trx, id);
    await deletePreview(trx, id);
  });
}

/**
 * The post behind a link, as readers will see it, whatever its status. What it refers to is only
 * shown if visitors may see that too.
 */
export async function readPreview(deps: LinkDeps, token: string): Promise<EveryKey<PostPreview>> {
  const now = deps.clock.now();
  const linkId = readToken(deps.linkSecret, "preview", token);
  const link = linkId === undefined ? undefined : await findPreview(deps.db, linkId, now);
  const row = link && (await findAnyPost(deps.db, link.post_id));
  if (link === undefined || row === undefined)
    throw new AppError("NOT_FOUND", postMessages.previewEnded);
  const related = await listRelatedPosts(deps.db, row, relatedPostLimit);
  const publishedAt = row.published_at ?? row.publish_at ?? now;
  return {
    post: presentPost({ ...row, published_at: publishedAt }, await answeredContent(deps, row)),
    related: related.map(presentSummary),
    expiresAt: link.expires_at.toISOString(),
  };
}

/** Locks the row, so that concurrent requests get the same link. */
async function requirePost(trx: Deps["db"], id: string): Promise<void> {
  const found = await findPostForUpdate(trx, id);
  if (found === undefined) throw new AppError("NOT_FOUND", postMessages.notFound);
}

function presentLink(
  { site, linkSecret }: Pick<LinkDeps, "site" | "linkSecret">,
  link: PreviewLinkRow,
): EveryKey<PreviewLink> {
  const token = signToken(linkSecret, "preview", link.link_id);
  return {
    url: `${site.publicUrl}/blog/preview/${token}`,
    expiresAt: link.expires_at.toISOString(),
  };
}
