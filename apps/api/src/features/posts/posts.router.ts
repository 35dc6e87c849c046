import {
  postIdInput,
  postListInput,
  relatedPostsInput,
  createPostInput,
  setPostStatusInput,
  adminPostListInput,
  updatePostInput,
} from "@before-ten/contracts/posts/input";
import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import { viewLimit } from "../../http/visitors.ts";
import { formInput, imageInput } from "../../trpc/form-input.ts";
import {
  adminOrKeyProcedure,
  adminProcedure,
  cacheableProcedure,
  isAdmin,
  limited,
  publicProcedure,
  router,
} from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { adminPostOutput } from "@before-ten/contracts/posts/output";
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

export const postsRouter = router({
  list: cacheableProcedure
    .input(postListInput)
    .query(({ ctx, input }) => listPosts(ctx.deps, input)),

  get: cacheableProcedure.input(postIdInput).query(({ ctx, input }) => getPost(ctx.deps, input.id)),

  /**
   * For integrators, whose reading a post counts as a view. Past the limit it answers without
   * counting. Bots and admins, who read drafts too, are never counted.
   */
  view: publicProcedure.input(postIdInput).query(async ({ ctx, input }) => {
    if (await isAdmin(ctx)) return getAnyPost(ctx.deps, input.id);
    if (!ctx.visitor.counts) return getPost(ctx.deps, input.id);
    const retryAfterSeconds = await ctx.countCall(viewLimit, ctx.request);
    return retryAfterSeconds > 0 ? getPost(ctx.deps, input.id) : viewPost(ctx.deps, input.id);
  }),

  recordView: publicProcedure
    .use(limited(viewLimit))
    .input(postIdInput)
    .mutation(({ ctx, input }) => recordView(ctx.deps, { id: input.id, visitor: ctx.visitor })),

  related: cacheableProcedure
    .input(relatedPostsInput)
    .query(({ ctx, input }) => listRelated(ctx.deps, input)),

  filters: cacheableProcedure.query(({ ctx }) => getFilters(ctx.deps)),

  listForAdmin: adminOrKeyProcedure("read")
    .input(adminPostListInput)
    .query(({ ctx, input }) => listPostsForAdmin(ctx.deps, input)),

  getForAdmin: adminOrKeyProcedure("read")
    .input(postIdInput)
    .query(({ ctx, input }) => getAnyPost(ctx.deps, input.id)),

  create: adminProcedure
    .meta({ idempotent: true })
    .input(formInput(createPostInput.extend({ image: imageInput })))
    .mutation(({ ctx, input: { image, ...post } }) =>
      saveOnce(ctx, adminPostOutput, async () => {
        const renderedImage = await renderImage(ctx.deps, image);
        return (deps) => createPost(deps, { ...post, image: renderedImage });
      }),
    ),

  update: adminProcedure
    .input(formInput(updatePostInput.extend({ image: imageInput })))
    .mutation(async ({ ctx, input: { image, ...post } }) =>
      updatePost(ctx.deps, { ...post, image: await renderImage(ctx.deps, image) }),
    ),

  setStatus: adminProcedure.input(setPostStatusInput).mutation(async ({ ctx, input }) => ({
    post: await setPostStatus(ctx.deps, input),
    message: adminPostMessages.statusChanged(input.status),
  })),

  delete: adminProcedure.input(postIdInput).mutation(async ({ ctx, input }) => {
    await deletePost(ctx.deps, input.id);
    return { message: adminPostMessages.deletedFromList };
  }),
});
