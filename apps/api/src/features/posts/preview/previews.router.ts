import type { Permission } from "@before-ten/contracts/auth/permissions";
import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import {
  postIdInput,
  previewTokenInput,
  sharePreviewInput,
} from "@before-ten/contracts/posts/input";
import { postMessages } from "@before-ten/contracts/posts/messages";
import type { PreviewKind } from "@before-ten/db/queries/posts/preview-links";
import { adminProcedure, limited, publicProcedure, router } from "../../../trpc/init.ts";
import { findPreviewLink, revokePreview, sharePreview } from "./preview-links.service.ts";
import { readPagePreview, readPostPreview } from "./read-previews.service.ts";

/** Tokens can't be guessed; the limit only saves work. */
const previewLimit = {
  max: 60,
  windowMs: 15 * 60_000,
  message: postMessages.previewTooOften,
};

/** Counts no view. The answer is only for readers with the link, so it is never cached. */
const reads = (name: string) =>
  publicProcedure.use(limited({ name, ...previewLimit })).input(previewTokenInput);

export const postPreviewsRouter = router({
  ...linkProcedures("post", "posts:write"),
  read: reads("postPreview").query(({ ctx, input }) => readPostPreview(ctx.deps, input.token)),
});

export const pagePreviewsRouter = router({
  ...linkProcedures("page", "site:write"),
  read: reads("pagePreview").query(({ ctx, input }) => readPagePreview(ctx.deps, input.token)),
});

function linkProcedures(kind: PreviewKind, permission: Permission) {
  /** A link changes no public page. */
  const writes = adminProcedure(permission).meta({ changesNoPage: true });
  return {
    find: adminProcedure(permission)
      .input(postIdInput)
      .query(({ ctx, input }) => findPreviewLink(ctx.deps, kind, input.id)),

    share: writes
      .input(sharePreviewInput)
      .mutation(({ ctx, input }) => sharePreview(ctx.deps, kind, input)),

    revoke: writes.input(postIdInput).mutation(async ({ ctx, input }) => {
      await revokePreview(ctx.deps, kind, input.id);
      return { message: adminPostMessages.previewLinkRevoked };
    }),
  };
}
