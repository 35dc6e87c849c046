import type { bulkMessages } from "@before-ten/contracts/shared/bulk-messages";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { Button, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { errorSentence } from "../../lib/api/call-error.ts";
import type { FailedCall } from "../../lib/api/trpc.ts";
import { downloadCsv } from "../../lib/download-csv.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { offerUndo } from "../undo/offer-undo.ts";
import { useUndoDeletion } from "../undo/use-undo-deletion.ts";
import selection from "./selection/page-selection.module.css";

interface BulkOptions {
  ids: string[];
  max: number;
  messages: ReturnType<typeof bulkMessages>;
  onDone: () => void;
  onChanged: () => Promise<unknown>;
}

/** State of `BulkActions`, and the options of its two mutations. */
export function useBulk({ ids, max, messages, onDone, onChanged }: BulkOptions) {
  const [isAsking, setAsking] = useState(false);
  const undoDeletion = useUndoDeletion();
  function fail(error: FailedCall, failed: string) {
    notifyError(errorSentence(error, { failed }));
  }
  return {
    ids,
    messages,
    isAsking,
    setAsking,
    isTooMany: () => {
      if (ids.length > max) notifyError(messages.tooMany);
      return ids.length > max;
    },
    undo: {
      async onSuccess({ message }: { message: string }) {
        notifySuccess(message);
        await onChanged();
      },
      onError: (error: FailedCall) => fail(error, trashMessages.undoFailed),
    },
    change: (undo: (input: { undoId: string }) => void) => ({
      async onSuccess(
        { message, undoId }: { message: string; undoId: string | null },
        changed: { ids: string[] },
      ) {
        const { length } = changed.ids;
        if (undoId === null) undoDeletion(message, changed.ids, messages.counted(length));
        else {
          notifySuccess(message);
          offerUndo(messages.changesTo(length), () => undo({ undoId }));
        }
        setAsking(false);
        onDone();
        await onChanged();
      },
      onError(error: FailedCall) {
        setAsking(false);
        fail(error, messages.failed);
      },
    }),
  };
}

interface BulkActionsProps {
  bulk: ReturnType<typeof useBulk>;
  isPending: boolean;
  onDelete: () => void;
  /** Address of the export, which takes `ids`. */
  exportPath: string;
  /** Gets a function that runs an action unless another one runs or too many are selected. */
  children: (run: (action: () => void) => void) => ReactNode;
}

/** Actions on all selected items; one click undoes them. */
export function BulkActions({ bulk, isPending, onDelete, exportPath, children }: BulkActionsProps) {
  const { ids, messages, isAsking, setAsking, isTooMany } = bulk;
  const [isExporting, setExporting] = useState(false);

  function run(action: () => void) {
    if (!isPending && !isExporting && !isTooMany()) action();
  }

  async function exportThem() {
    setExporting(true);
    await downloadCsv(`${exportPath}?ids=${ids.join(",")}`, {
      name: messages.many,
      failed: messages.exportFailed,
    });
    setExporting(false);
  }

  return (
    <Group gap="xs" role="group" aria-label="Bulk actions" className={selection.actions}>
      {children(run)}
      <Button
        size="xs"
        variant="default"
        loading={isExporting}
        onClick={() => run(() => void exportThem())}
      >
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
        title={`Delete ${messages.counted(ids.length)}`}
        question={
          isAsking ? `Are you sure you want to delete the selected ${messages.many}?` : undefined
        }
        note={trashMessages.restorable}
        action={`Delete ${messages.many}`}
        isBusy={isPending}
        onConfirm={() => run(onDelete)}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}
