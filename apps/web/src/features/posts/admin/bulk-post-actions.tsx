import { bulkPostMessages as messages } from "@before-ten/contracts/posts/bulk-messages";
import { maxBulkPosts } from "@before-ten/contracts/posts/rules";
import { Button } from "@mantine/core";
import { BulkActions, useBulk } from "../../../admin/list/bulk-actions.tsx";
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

export function BulkPostActions({ ids, onDone }: BulkPostActionsProps) {
  const onChanged = usePostsChanged();
  const bulk = useBulk({ ids, max: maxBulkPosts, messages, onDone, onChanged });
  const undo = trpc.posts.undoBulk.useMutation(bulk.undo);
  const { isPending, mutate } = trpc.posts.bulk.useMutation(bulk.change(undo.mutate));
  return (
    <BulkActions
      bulk={bulk}
      isPending={isPending}
      onDelete={() => mutate({ ids, change: { operation: "delete" } })}
      exportPath="/api/blogs/admin/export"
    >
      {(run) =>
        statusActions.map(({ status, label }) => (
          <Button
            key={status}
            size="xs"
            {...(status !== "published" && { variant: "default" })}
            onClick={() => run(() => mutate({ ids, change: { operation: "setStatus", status } }))}
          >
            {label}
          </Button>
        ))
      }
    </BulkActions>
  );
}
