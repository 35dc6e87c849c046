import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import type {
  BulkSubscribers,
  SubscriberSelectionInput,
} from "@before-ten/contracts/newsletter/input";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { offerUndo } from "../../../admin/undo/offer-undo.ts";
import { type Selection, countOf } from "../../../admin/list/selection/selection.ts";
import type { ExportFilter } from "./subscriber-export.ts";
import { activateQuestion, countLabel, everybodyIs } from "./subscriber-texts.ts";
import { TagDialog } from "./tag-dialog.tsx";
import { useSubscribersChanged } from "./use-subscribers-changed.ts";

interface BulkActionsProps {
  selection: Selection;
  filter: ExportFilter;
  /** Number of subscribers that match the filter, or the limit at which counting stopped. */
  matches: number;
  isCapped: boolean;
  onDone: () => void;
}

const actions = [
  { value: "activate", label: "Activate" },
  { value: "unsubscribe", label: "Unsubscribe" },
  { value: "addTag", label: "Add Tag" },
  { value: "delete", label: "Delete" },
] as const;

type Action = (typeof actions)[number]["value"];
type Change = BulkSubscribers["data"];

const statusChanges = {
  activate: { operation: "updateStatus", status: "active" },
  unsubscribe: {
    operation: "updateStatus",
    status: "unsubscribed",
    reason: "Bulk admin action",
  },
  delete: { operation: "delete" },
} as const satisfies Record<Exclude<Action, "addTag">, Change>;

export function BulkActions({ selection, filter, matches, isCapped, onDone }: BulkActionsProps) {
  const [action, setAction] = useState<Action>();
  const [asking, setAsking] = useState<"tag" | "everybody" | "delete" | SomeLeft>();
  const subscribersChanged = useSubscribersChanged();
  const undo = trpc.newsletter.undoBulk.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await subscribersChanged();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: trashMessages.undoFailed })),
  });
  const bulk = trpc.newsletter.bulk.useMutation({
    async onSuccess({ message, modified, undoId }) {
      notifySuccess(message);
      offerUndo(messages.changesTo(modified), () => undo.mutate({ undoId }));
      setAsking(undefined);
      onDone();
      await subscribersChanged();
    },
    onError: refuse,
  });
  const countLeft = trpc.newsletter.countSelfUnsubscribed.useMutation({
    onSuccess({ count: left }, whom) {
      if (left > 0) setAsking({ left, whom });
      else if (whom.filter) setAsking("everybody");
      else change("activate", statusChanges.activate, whom);
    },
    onError: refuse,
  });
  const isBusy = bulk.isPending || countLeft.isPending;
  const count = countOf(selection, matches);
  const label = countLabel(count, isCapped && selection.kind === "matching");
  const chosen = actions.find(({ value }) => value === action);

  const selected: SubscriberSelectionInput =
    selection.kind === "matching" ? { filter } : { subscriberIds: [...selection.ids] };

  function refuse(error: FailedCall) {
    setAsking(undefined);
    notifyError(errorSentence(error, { failed: messages.bulkFailed }));
  }

  function change(name: Action, data: Change, whom = selected) {
    bulk.mutate({ action: name, data, ...whom });
  }

  function apply() {
    if (isBusy) return;
    if (count === 0 || action === undefined) notifyError(messages.selectionRequired);
    else if (action === "addTag") setAsking("tag");
    else if (action === "delete") setAsking("delete");
    else if (action === "activate") countLeft.mutate(selected);
    // Not all matches are visible, so the dialog says how many there are.
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
      <Button size="xs" flex="none" data-disabled={isBusy} aria-disabled={isBusy} onClick={apply}>
        Apply ({label})
      </Button>
      <TagDialog
        isOpen={asking === "tag"}
        onClose={() => setAsking(undefined)}
        onTag={(tag) => change("addTag", { operation: "addTags", tags: [tag] })}
      />
      <ActivateDialog
        some={typeof asking === "object" ? asking : undefined}
        count={count}
        label={label}
        isBusy={bulk.isPending}
        onClose={() => setAsking(undefined)}
        onActivate={(exceptSelfUnsubscribed, whom) =>
          change("activate", { ...statusChanges.activate, exceptSelfUnsubscribed }, whom)
        }
      />
      <ConfirmDialog
        title={`Delete ${label} ${count === 1 ? "subscriber" : "subscribers"}`}
        question={asking === "delete" ? messages.confirmDelete : undefined}
        note={trashMessages.restorable}
        action="Delete subscribers"
        isBusy={bulk.isPending}
        onClose={() => setAsking(undefined)}
        onConfirm={() => change("delete", statusChanges.delete)}
      />
      <ConfirmDialog
        title={`${chosen?.label ?? ""} all that match`}
        question={asking === "everybody" ? `${everybodyIs(label)} Do it?` : undefined}
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

/** How many of the selected ones unsubscribed themselves. */
interface SomeLeft {
  left: number;
  whom: SubscriberSelectionInput;
}

interface ActivateDialogProps {
  /** Undefined while the dialog is closed. */
  some: SomeLeft | undefined;
  count: number;
  label: string;
  isBusy: boolean;
  onClose: () => void;
  onActivate: (exceptSelfUnsubscribed: boolean, whom: SubscriberSelectionInput | undefined) => void;
}

/** Asks before activating subscribers who unsubscribed themselves. */
function ActivateDialog(props: ActivateDialogProps) {
  const { some, count, label, isBusy, onClose, onActivate } = props;
  const isEverybody = some?.whom.filter !== undefined;
  const { left = 0, whom } = some ?? {};
  return (
    <ConfirmDialog
      title={isEverybody ? "Activate all that match" : "Activate the selected"}
      question={some && activateQuestion({ left, count, label, isEverybody })}
      action={count === 1 ? "Activate" : `Activate all ${label}`}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => onActivate(false, whom)}
      milder={
        left < count
          ? { action: "Leave them out", onConfirm: () => onActivate(true, whom) }
          : undefined
      }
    />
  );
}
