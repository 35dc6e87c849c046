import { newsletterStaffMessages as messages } from "@before-ten/contracts/staff-messages";
import type { BulkSubscribers } from "@before-ten/contracts/newsletter-staff";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { failureSentence } from "../../../lib/failed-call.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/trpc.ts";
import { ConfirmDialog } from "../../../ui/staff/confirm-dialog.tsx";
import { type Selection, countOf } from "./selection.ts";
import type { ExportFilter } from "./subscriber-export.ts";
import { countLabel } from "./subscriber-texts.ts";
import { TagDialog } from "./tag-dialog.tsx";
import { useSubscribersChanged } from "./use-subscribers-changed.ts";

interface BulkActionsProps {
  selection: Selection;
  filter: ExportFilter;
  /** How many the filter finds; capped: and more. */
  matches: number;
  isCapped: boolean;
  onDone: () => void;
}

const actions = [
  { value: "activate", label: "Activate" },
  { value: "unsubscribe", label: "Unsubscribe" },
  { value: "addTag", label: "Add Tag" },
] as const;

type Action = (typeof actions)[number]["value"];
type Change = BulkSubscribers["data"];

const statusChanges: Record<Exclude<Action, "addTag">, Change> = {
  activate: { operation: "updateStatus", status: "active" },
  unsubscribe: {
    operation: "updateStatus",
    status: "unsubscribed",
    reason: "Bulk admin action",
  },
};

export function BulkActions({ selection, filter, matches, isCapped, onDone }: BulkActionsProps) {
  const [action, setAction] = useState<Action>();
  const [asking, setAsking] = useState<"tag" | "everybody">();
  const subscribersChanged = useSubscribersChanged();
  const bulk = trpc.newsletter.bulk.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      setAsking(undefined);
      onDone();
      await subscribersChanged();
    },
    onError(failure) {
      setAsking(undefined);
      notifyError(bulkFailure(failure));
    },
  });
  const count = countOf(selection, matches);
  const label = countLabel(count, isCapped && selection.kind === "matching");
  const chosen = actions.find(({ value }) => value === action);

  function change(name: Action, data: Change) {
    bulk.mutate({
      action: name,
      data,
      ...(selection.kind === "matching" ? { filter } : { subscriberIds: [...selection.ids] }),
    });
  }

  function apply() {
    if (bulk.isPending) return;
    if (count === 0 || action === undefined) notifyError(messages.selectionRequired);
    else if (action === "addTag") setAsking("tag");
    // They aren't all on the page, so nobody sees who they are.
    else if (selection.kind === "matching") setAsking("everybody");
    else change(action, statusChanges[action]);
  }

  return (
    <Group gap="xs" wrap="nowrap" role="group" aria-label="Bulk actions">
      <NativeSelect
        aria-label="Action"
        size="xs"
        flex="1 1 auto"
        value={action ?? ""}
        onChange={({ currentTarget }) =>
          setAction(actions.find(({ value }) => value === currentTarget.value)?.value)
        }
        data={[{ value: "", label: "Choose an action" }, ...actions]}
      />
      <Button
        size="xs"
        flex="none"
        data-disabled={bulk.isPending}
        aria-disabled={bulk.isPending}
        onClick={apply}
      >
        Apply ({label})
      </Button>
      <TagDialog
        isOpen={asking === "tag"}
        onClose={() => setAsking(undefined)}
        onTag={(tag) => change("addTag", { operation: "addTags", tags: [tag] })}
      />
      <ConfirmDialog
        title={`${chosen?.label ?? ""} all that match`}
        question={
          asking === "everybody"
            ? `This is for ${label} subscribers, on this page and on all others. Do it?`
            : undefined
        }
        action={chosen?.label ?? ""}
        isBusy={bulk.isPending}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          if (action !== undefined && action !== "addTag") change(action, statusChanges[action]);
        }}
      />
    </Group>
  );
}

/** What the server refuses it explains: there may be too many for one action. */
function bulkFailure(failure: FailedCall): string {
  const isExplained = failure.data?.code === "BAD_REQUEST";
  return isExplained
    ? failureSentence(failure, { failed: messages.bulkFailed })
    : messages.bulkFailed;
}
