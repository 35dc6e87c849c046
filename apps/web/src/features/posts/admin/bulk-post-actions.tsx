import type { BulkPosts } from "@before-ten/contracts/posts/bulk-input";
import { bulkPostMessages as messages } from "@before-ten/contracts/posts/bulk-messages";
import { maxBulkPosts } from "@before-ten/contracts/posts/rules";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import selection from "../../../admin/list/selection/page-selection.module.css";
import { offerUndo } from "../../../admin/undo/offer-undo.ts";
import { useUndoDeletion } from "../../../admin/undo/use-undo-deletion.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { downloadCsv } from "../../../lib/download-csv.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { usePostsChanged } from "./use-posts-changed.ts";

interface BulkPostActionsProps {
  ids: string[];
  onDone: () => void;
}

const statusActions = [
  { status: "published", label: "Publish" },
  { status: "draft", label: "Unpublish" },
  { status: "archived", label: "Archive" },
] as const;

/** Actions on all selected posts; one click undoes them. */
export function BulkPostActions({ ids, onDone }: BulkPostActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const postsChanged = usePostsChanged();
  const undoDeletion = useUndoDeletion();
  const undo = trpc.posts.undoBulk.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await postsChanged();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: trashMessages.undoFailed })),
  });
  const bulk = trpc.posts.bulk.useMutation({
    async onSuccess({ message, undoId }, changed) {
      const { length } = changed.ids;
      if (undoId === null) undoDeletion(message, changed.ids, messages.counted(length));
      else {
        notifySuccess(message);
        offerUndo(messages.changesTo(length), () => undo.mutate({ undoId }));
      }
      setAsking(false);
      onDone();
      await postsChanged();
    },
    onError(error) {
      setAsking(false);
      notifyError(errorSentence(error, { failed: messages.failed }));
    },
  });
  const isBusy = bulk.isPending || isExporting;

  function isTooMany(): boolean {
    if (ids.length > maxBulkPosts) notifyError(messages.tooMany);
    return ids.length > maxBulkPosts;
  }

  function change(what: BulkPosts["change"]) {
    if (!isBusy && !isTooMany()) bulk.mutate({ ids, change: what });
  }

  async function exportThem() {
    if (isBusy || isTooMany()) return;
    setExporting(true);
    await downloadCsv(`/api/blogs/admin/export?ids=${ids.join(",")}`, {
      name: "posts",
      failed: messages.exportFailed,
    });
    setExporting(false);
  }

  return (
    <Group gap="xs" role="group" aria-label="Bulk actions" className={selection.actions}>
      {statusActions.map(({ status, label }) => (
        <Button
          key={status}
          size="xs"
          {...(status !== "published" && { variant: "default" })}
          onClick={() => change({ operation: "setStatus", status })}
        >
          {label}
        </Button>
      ))}
      <Button size="xs" variant="default" loading={isExporting} onClick={() => void exportThem()}>
        Export
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        onClick={() => {
          if (!isTooMany()) setAsking(true);
        }}
      >
        Delete
      </Button>
      <ConfirmDialog
        title={ids.length === 1 ? "Delete 1 post" : `Delete ${ids.length} posts`}
        question={isAsking ? "Are you sure you want to delete the selected posts?" : undefined}
        note={trashMessages.restorable}
        action="Delete posts"
        isBusy={bulk.isPending}
        onConfirm={() => change({ operation: "delete" })}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}
