import type { StaffPost } from "@before-ten/contracts/blog";
import { adminBlogMessages as messages } from "@before-ten/contracts/staff-messages";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { failureSentence, failuresByField } from "../../../lib/failed-call.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/trpc.ts";
import { type PostFormValues, writtenPost } from "./post-form-values.ts";
import { usePostsChanged } from "./use-posts-changed.ts";

interface PostSaving {
  /** Undefined: a new one. */
  post: StaffPost | undefined;
  onSaved: () => void;
  /** What the server found wrong, by field. */
  onFaults: (faults: Record<string, string>) => void;
}

/** Creates or changes a post, once, and goes to the list of posts. */
export function usePostSaving({ post, onSaved, onFaults }: PostSaving) {
  const navigate = useNavigate();
  const postsChanged = usePostsChanged();
  /** From the click until the page is left: React tells of a pending call only with its next rendering. */
  const isUnderWay = useRef(false);
  const isSaved = useRef(false);

  const create = trpc.blogs.create.useMutation({
    onSuccess: () => leave(messages.created),
    onError: (failure) =>
      refuse(failure, { failed: messages.createFailed, retry: messages.createFailedRetry }),
  });
  const update = trpc.blogs.update.useMutation({
    onSuccess: () => leave(messages.updated),
    onError: (failure) =>
      refuse(failure, { failed: messages.updateFailed, retry: messages.updateFailedRetry }),
  });
  const saving = post === undefined ? create : update;

  async function leave(sentence: string) {
    isSaved.current = true;
    onSaved();
    notifySuccess(sentence);
    await navigate({ to: "/admin/blogs" });
    await postsChanged();
  }

  function refuse(failure: FailedCall, sentences: { failed: string; retry: string }) {
    isUnderWay.current = false;
    notifyError(failureSentence(failure, sentences));
    onFaults(failuresByField(failure));
  }

  return {
    isSaving: saving.isPending,
    /** There is nothing to lose any more. */
    isDone: () => isSaved.current,
    save: (values: PostFormValues) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      saving.mutate(writtenPost(values, post));
    },
  };
}
