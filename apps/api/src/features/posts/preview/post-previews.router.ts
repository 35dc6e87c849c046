import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import {
  postIdInput,
  previewTokenInput,
  sharePreviewInput,
} from "@before-ten/contracts/posts/input";
import { postMessages } from "@before-ten/contracts/posts/messages";
import { adminProcedure, limited, publicProcedure, router } from "../../../trpc/init.ts";
import {
  findPreviewLink,
  readPreview,
  revokePreview,
  sharePreview,
} from "./post-previews.service.ts";

/** Tokens can't be guessed; the limit only saves work. */
const previewLimit = {
  name: "postPreview",
  max: 60,
  windowMs: 15 * 60_000,
  message: postMessages.previewTooOften,
};

/** A link changes no public page. */
const writes = adminProcedure("posts:write").meta({ changesNoPage: true });

export const postPreviewsRouter = router({
  find: adminProcedure("posts:write")
    .input(postIdInput)
    .query(({ ctx, input }) => findPreviewLink(ctx.deps, input.id)),

  share: writes
    .input(sharePreviewInput)
    .mutation(({ ctx, input }) => sharePreview(ctx.deps, input)),

  revoke: writes.input(postIdInput).mutation(async ({ ctx, input }) => {
    await revokePreview(ctx.deps, input.id);
    return { message: adminPostMessages.previewLinkRevoked };
  }),

  /** Counts no view. The answer is only for readers with the link, so it is never cached. */
  read: publicProcedure
    .use(limited(previewLimit))
    .input(previewTokenInput)
    .query(({ ctx, input }) => readPreview(ctx.deps, input.token)),
});
