import {
  postIdInput,
  postListInput,
  relatedPostsInput,
  createPostInput,
  setPostStatusInput,
  adminPostListInput,
  updatePostInput,
} from "@before-ten/contracts/posts/input";
import { bulkPostsInput, exportPostsInput } from "@before-ten/contracts/posts/bulk-input";
import { undoInput } from "@before-ten/contracts/trash/input";
import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import { viewLimit } from "../../http/client/visitors.ts";
import { authorOf } from "../../trpc/acting.ts";
import { formInput, imageInput } from "../../trpc/form-input.ts";
import {
  adminOrKeyProcedure,
  cacheableProcedure,
  limited,
  publicProcedure,
  readIfPermitted,
  router,
} from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { adminPostOutput } from "@before-ten/contracts/posts/output";
import { z } from "zod";
import { renderDocumentImage, storeDocumentImage } from "./document/post-images.service.ts";
import {
  getFilters,
  getPost,
  listPosts,
  listRelated,
  recordView,
  viewPost,
} from "./posts.service.ts";
import {
  createPost,
  deletePost,
  getAnyPost,
  listPostsForAdmin,
  renderImage,
  setPostStatus,
  updatePost,
} from "./admin-posts.service.ts";
import { changeManyPosts, undoManyPosts } from "./bulk-posts.service.ts";
import { planPostExport } from "./post-files.ts";

export const postsRouter = router({
  list: cacheableProcedure
    .input(postListInput)
    .query(({ ctx, input }) => listPosts(ctx.deps, input)),

  get: cacheableProcedure.input(postIdInput).query(({ ctx, input }) => getPost(ctx.deps, input.id)),

  /**
   * For integrators: reading a post this way counts as a view. Over the limit it answers without
   * counting. Bots, and admins, who can also read drafts, are never counted.
   */
  view: publicProcedure.input(postIdInput).query(async ({ ctx, input }) => {
    const any = await readIfPermitted(ctx, "posts:read", () => getAnyPost(ctx.deps, input.id));
    if (any !== undefined) return any;
    if (!ctx.visitor.counts) return getPost(ctx.deps, input.id);
    const retryAfterSeconds = await ctx.countCall(viewLimit, ctx.request);
    return retryAfterSeconds > 0 ? getPost(ctx.deps, input.id) : viewPost(ctx.deps, input.id);
  }),

  recordView: publicProcedure
    .meta({ countsOnly: true })
    .use(limited(viewLimit))
    .input(postIdInput)
    .mutation(({ ctx, input }) => recordView(ctx.deps, { id: input.id, visitor: ctx.visitor })),

  related: cacheableProcedure
    .input(relatedPostsInput)
    .query(({ ctx, input }) => listRelated(ctx.deps, input)),

  filters: cacheableProcedure.query(({ ctx }) => getFilters(ctx.deps)),

  listForAdmin: adminOrKeyProcedure("posts:read")
    .input(adminPostListInput)
    .query(({ ctx, input }) => listPostsForAdmin(ctx.deps, input)),

  getForAdmin: adminOrKeyProcedure("posts:read")
    .input(postIdInput)
    .query(({ ctx, input }) => getAnyPost(ctx.deps, input.id)),

  create: adminOrKeyProcedure("posts:write")
    .meta({ idempotent: true })
    .input(formInput(createPostInput.extend({ image: imageInput })))
    .mutation(({ ctx, input: { image, ...post } }) =>
      saveOnce(ctx, adminPostOutput, async () => {
        const renderedImage = await renderImage(ctx.deps, image);
        return (deps) => createPost(deps, { ...post, image: renderedImage });
      }),
    ),

  update: adminOrKeyProcedure("posts:write")
    .input(formInput(updatePostInput.extend({ image: imageInput })))
    .mutation(async ({ ctx, input: { image, ...post } }) =>
      updatePost(ctx.deps, { ...post, image: await renderImage(ctx.deps, image) }),
    ),

  /** An image is named by its content, so a repeated upload doesn't create a second one. */
  uploadImage: adminOrKeyProcedure("posts:write")
    .meta({ changesNoPage: true })
    .input(formInput(z.object({ image: imageInput })))
    .mutation(async ({ ctx, input }) =>
      storeDocumentImage(ctx.deps, await renderDocumentImage(ctx.deps, input.image)),
    ),

  setStatus: adminOrKeyProcedure("posts:write")
    .input(setPostStatusInput)
    .mutation(async ({ ctx, input }) => ({
      post: await setPostStatus(ctx.deps, input),
      message: adminPostMessages.statusChanged(input.status),
    })),

  delete: adminOrKeyProcedure("posts:write")
    .input(postIdInput)
    .mutation(async ({ ctx, input }) => {
      await deletePost(ctx.deps, { id: input.id, deletedBy: authorOf(ctx.caller) });
      return { message: adminPostMessages.deletedFromList };
    }),

  bulk: adminOrKeyProcedure("posts:write")
    .input(bulkPostsInput)
    .mutation(({ ctx, input }) =>
      changeManyPosts(ctx.deps, { ...input, by: authorOf(ctx.caller) }),
    ),

  undoBulk: adminOrKeyProcedure("posts:write")
    .input(undoInput)
    .mutation(({ ctx, input }) => undoManyPosts(ctx.deps, input.undoId)),

  /** Returns the rows; REST writes the file. */
  export: adminOrKeyProcedure("posts:read")
    .input(exportPostsInput)
    .query(({ ctx, input }) => planPostExport(ctx.deps, input.ids)),
});
