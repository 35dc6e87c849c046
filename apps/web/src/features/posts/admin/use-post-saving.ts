import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { trpc } from "../../../lib/api/trpc.ts";
import { type SavingEnds, useSaveOnce } from "../../../admin/form/use-save-once.ts";
import { type PostBase, type PostFormValues, writtenPost } from "./post-form-values.ts";
import { usePostsChanged } from "./use-posts-changed.ts";

interface PostSaving extends SavingEnds {
  /** Undefined for a new post. */
  base: PostBase | undefined;
}

/** Creates or changes a post once and goes to the list of posts. */
export function usePostSaving({ base, ...ends }: PostSaving) {
  const changed = usePostsChanged();
  const { creating, updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/blogs",
    changed,
    ...ends,
  });
  const create = trpc.posts.create.useMutation(creating);
  const update = trpc.posts.update.useMutation(updating);
  const saving = base === undefined ? create : update;
  return {
    isSaving: saving.isPending,
    isDone,
    save: (values: PostFormValues) =>
      once(writtenPost(values, base), (input) => saving.mutate(input)),
  };
}
