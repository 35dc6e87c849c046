import { postIdInput, postListInput, relatedPostsInput } from "@before-ten/contracts/blog";
import {
  createPostInput,
  setPostStatusInput,
  staffPostListInput,
  updatePostInput,
} from "@before-ten/contracts/blog-write";
import { adminBlogMessages } from "@before-ten/contracts/staff-messages";
import { formInput, pictureInput } from "../../trpc/form-input.ts";
import {
  adminOrKeyProcedure,
  adminProcedure,
  isStaff,
  limited,
  publicProcedure,
  router,
} from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { staffPostOutput } from "./blogs.answers.ts";
import {
  getFilters,
  getPost,
  listPosts,
  listRelated,
  recordView,
  viewPost,
} from "./blogs.service.ts";
import {
  createPost,
  deletePost,
  getAnyPost,
  listPostsForStaff,
  renderImage,
  setPostStatus,
  updatePost,
} from "./staff-posts.service.ts";

const tooManyViews = "Too many requests. Please try again in a minute.";

export const blogsRouter = router({
  list: publicProcedure.input(postListInput).query(({ ctx, input }) => listPosts(ctx.deps, input)),

  get: publicProcedure.input(postIdInput).query(({ ctx, input }) => getPost(ctx.deps, input.id)),

  /**
   * For integrators, whose reading a post is a view; past the limit it still answers, but no longer counts, and bots never
   * count. Staff read drafts too, and are no readers.
   */
  view: publicProcedure.input(postIdInput).query(async ({ ctx, input }) => {
    if (await isStaff(ctx)) return getAnyPost(ctx.deps, input.id);
    if (!ctx.visitor.counts) return getPost(ctx.deps, input.id);
    const retryAfterSeconds = await ctx.countCall("view", ctx.request);
    return retryAfterSeconds > 0 ? getPost(ctx.deps, input.id) : viewPost(ctx.deps, input.id);
  }),

  recordView: publicProcedure
    .use(limited("view", tooManyViews))
    .input(postIdInput)
    .mutation(({ ctx, input }) => recordView(ctx.deps, { id: input.id, visitor: ctx.visitor })),

  related: publicProcedure
    .input(relatedPostsInput)
    .query(({ ctx, input }) => listRelated(ctx.deps, input)),

  filters: publicProcedure.query(({ ctx }) => getFilters(ctx.deps)),

  listForStaff: adminOrKeyProcedure("read")
    .input(staffPostListInput)
    .query(({ ctx, input }) => listPostsForStaff(ctx.deps, input)),

  getForStaff: adminOrKeyProcedure("read")
    .input(postIdInput)
    .query(({ ctx, input }) => getAnyPost(ctx.deps, input.id)),

  create: adminProcedure
    .meta({ idempotent: true })
    .input(formInput(createPostInput.extend({ image: pictureInput })))
    .mutation(({ ctx, input: { image, ...post } }) =>
      saveOnce(ctx, staffPostOutput, async () => {
        const picture = await renderImage(image);
        return (deps) => createPost(deps, { ...post, picture });
      }),
    ),

  update: adminProcedure
    .input(formInput(updatePostInput.extend({ image: pictureInput })))
    .mutation(async ({ ctx, input: { image, ...post } }) =>
      updatePost(ctx.deps, { ...post, picture: await renderImage(image) }),
    ),

  setStatus: adminProcedure.input(setPostStatusInput).mutation(async ({ ctx, input }) => ({
    post: await setPostStatus(ctx.deps, input),
    message: adminBlogMessages.statusChanged(input.status),
  })),

  delete: adminProcedure.input(postIdInput).mutation(async ({ ctx, input }) => {
    await deletePost(ctx.deps, input.id);
    return { message: adminBlogMessages.deletedFromList };
  }),
});
