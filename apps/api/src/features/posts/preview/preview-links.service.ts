import { pageMessages } from "@before-ten/contracts/pages/messages";
import { postMessages } from "@before-ten/contracts/posts/messages";
import type { PreviewLink } from "@before-ten/contracts/posts/output";
import { previewDays } from "@before-ten/contracts/posts/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { findPageForUpdate } from "@before-ten/db/queries/pages/pages";
import { findPostForUpdate } from "@before-ten/db/queries/posts/admin-posts";
import {
  type PreviewKind,
  type PreviewLinkRow,
  deletePreview,
  findPreview,
  findPreviewOf,
  replacePreview,
} from "@before-ten/db/queries/posts/preview-links";
import { inTransaction } from "@before-ten/db/transactions";
import { v7 as uuidv7 } from "uuid";
import type { Deps } from "../../../deps.ts";
import { readToken, signToken } from "../../../mail/mailed-link.ts";

export type LinkDeps = Pick<Deps, "db" | "clock" | "site" | "linkSecret">;

export const previewsStayForMs = previewDays * 24 * 60 * 60_000;

const kinds = {
  post: {
    purpose: "preview",
    path: "/blog/preview",
    findForUpdate: findPostForUpdate,
    notFound: postMessages.notFound,
  },
  page: {
    purpose: "page preview",
    path: "/p/preview",
    findForUpdate: findPageForUpdate,
    notFound: pageMessages.notFound,
  },
} as const;

/** The working link; null if it has none. */
export async function findPreviewLink(
  deps: LinkDeps,
  kind: PreviewKind,
  id: string,
): Promise<EveryKey<PreviewLink> | null> {
  return inTransaction(deps.db, async (trx) => {
    await requireShown(trx, kind, id);
    const link = await findPreviewOf(trx, kind, id, deps.clock.now());
    return link === undefined ? null : presentLink(deps, kind, link);
  });
}

/**
 * The working link, or a new one if there is none or one is requested. A new one ends the previous
 * one.
 */
export async function sharePreview(
  deps: LinkDeps,
  kind: PreviewKind,
  { id, renew = false }: { id: string; renew?: boolean | undefined },
): Promise<EveryKey<PreviewLink>> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    await requireShown(trx, kind, id);
    const present = renew ? undefined : await findPreviewOf(trx, kind, id, now);
    if (present !== undefined) return presentLink(deps, kind, present);
    const link = {
      shown_id: id,
      link_id: uuidv7(),
      expires_at: new Date(now.getTime() + previewsStayForMs),
    };
    await replacePreview(trx, kind, link);
    return presentLink(deps, kind, link);
  });
}

export async function revokePreview(
  { db }: Pick<Deps, "db">,
  kind: PreviewKind,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await requireShown(trx, kind, id);
    await deletePreview(trx, kind, id);
  });
}

/** The link of a token that we signed, while it works. */
export async function openPreview(
  { db, clock, linkSecret }: LinkDeps,
  kind: PreviewKind,
  token: string,
): Promise<PreviewLinkRow> {
  const linkId = readToken(linkSecret, kinds[kind].purpose, token);
  const link = linkId === undefined ? undefined : await findPreview(db, kind, linkId, clock.now());
  if (link === undefined) throw previewEnded();
  return link;
}

export function previewEnded(): AppError {
  return new AppError("NOT_FOUND", postMessages.previewEnded);
}

/** Locks the row, so that concurrent requests get the same link. */
async function requireShown(trx: Deps["db"], kind: PreviewKind, id: string): Promise<void> {
  const found = await kinds[kind].findForUpdate(trx, id);
  if (found === undefined) throw new AppError("NOT_FOUND", kinds[kind].notFound);
}

function presentLink(
  { site, linkSecret }: Pick<LinkDeps, "site" | "linkSecret">,
  kind: PreviewKind,
  link: PreviewLinkRow,
): EveryKey<PreviewLink> {
  const { purpose, path } = kinds[kind];
  const token = signToken(linkSecret, purpose, link.link_id);
  return {
    url: `${site.publicUrl}${path}/${token}`,
    expiresAt: link.expires_at.toISOString(),
  };
}
