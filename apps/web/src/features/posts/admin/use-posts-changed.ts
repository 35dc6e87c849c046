import { trpc } from "../../../lib/trpc.ts";

/** After a change: what this browser knows of posts, on every page, is old. */
export function usePostsChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => utils.posts.invalidate();
}
