import { postIdInput, postListInput, relatedPostsInput } from "@before-ten/contracts/blog";
import { limited, publicProcedure, router } from "../../trpc/init.ts";
import {
  getFilters,
  getPost,
  listPosts,
  listRelated,
  recordView,
  viewPost,
} from "./blogs.service.ts";

const tooManyViews = "Too many requests. Please try again in a minute.";

export const blogsRouter = router({
  list: publicProcedure.input(postListInput).query(({ ctx, input }) => listPosts(ctx.deps, input)),

  get: publicProcedure.input(postIdInput).query(({ ctx, input }) => getPost(ctx.deps, input.id)),

  /** For integrators, whose reading a post is a view. Past the limit it still answers, but no longer counts. */
  view: publicProcedure.input(postIdInput).query(async ({ ctx, input }) => {
    const retryAfterSeconds = await ctx.countCall("view", ctx.request);
    return retryAfterSeconds > 0 ? getPost(ctx.deps, input.id) : viewPost(ctx.deps, input.id);
  }),

  recordView: publicProcedure
    .use(limited("view", tooManyViews))
    .input(postIdInput)
    .mutation(({ ctx, input }) => recordView(ctx.deps, input.id)),

  related: publicProcedure
    .input(relatedPostsInput)
    .query(({ ctx, input }) => listRelated(ctx.deps, input)),

  filters: publicProcedure.query(({ ctx }) => getFilters(ctx.deps)),
});
