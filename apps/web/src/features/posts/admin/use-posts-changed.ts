import { trpc } from "../../../lib/api/trpc.ts";

/** Invalidates everything cached about posts, on all pages, after a change. */
export function usePostsChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => utils.posts.invalidate();
}
