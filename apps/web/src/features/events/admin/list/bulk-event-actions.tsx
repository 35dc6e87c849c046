import type { Availability } from "@before-ten/contracts/events/availability";
import { availabilityLabels } from "@before-ten/contracts/events/availability-messages";
import type { BulkEvents } from "@before-ten/contracts/events/bulk-input";
import { bulkEventMessages as messages } from "@before-ten/contracts/events/bulk-messages";
import { maxBulkEvents } from "@before-ten/contracts/events/rules";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { Button, Group, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "../../../../admin/form/confirm-dialog.tsx";
import { offerUndo } from "../../../../admin/undo/offer-undo.ts";
import { useUndoDeletion } from "../../../../admin/undo/use-undo-deletion.ts";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import selection from "../../../../admin/list/selection/page-selection.module.css";
import { downloadCsv } from "../../../../lib/download-csv.ts";
import { type FailedCall, trpc } from "../../../../lib/api/trpc.ts";
import { useEventsChanged } from "../use-events-changed.ts";

interface BulkEventActionsProps {
  ids: string[];
  onDone: () => void;
}

/** Leaves out a start of sale, as that differs for each event. */
const settings = Object.entries(availabilityLabels).filter(isChoice);

function isChoice(
  entry: [string, string],
): entry is [Exclude<Availability, "not-yet-on-sale">, string] {
  return entry[0] !== "not-yet-on-sale";
}

/** Actions on all selected events; one click undoes them. */
export function BulkEventActions({ ids, onDone }: BulkEventActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const eventsChanged = useEventsChanged();
  const undoDeletion = useUndoDeletion();
  const fail = (error: FailedCall) =>
    notifyError(errorSentence(error, { failed: messages.failed }));
  const undo = trpc.events.undoBulk.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await eventsChanged();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: trashMessages.undoFailed })),
  });
  const bulk = trpc.events.bulk.useMutation({
    async onSuccess({ message, undoId }, changed) {
      const { length } = changed.ids;
      if (undoId === null) undoDeletion(message, changed.ids, messages.counted(length));
      else {
        notifySuccess(message);
        offerUndo(messages.changesTo(length), () => undo.mutate({ undoId }));
      }
      setAsking(false);
      onDone();
      await eventsChanged();
    },
    onError(error) {
      setAsking(false);
      fail(error);
    },
  });
  const isBusy = bulk.isPending || isExporting;

  function isTooMany(): boolean {
    if (ids.length > maxBulkEvents) notifyError(messages.tooMany);
    return ids.length > maxBulkEvents;
  }

  function change(what: BulkEvents["change"]) {
    if (!isBusy && !isTooMany()) bulk.mutate({ ids, change: what });
  }

  async function exportThem() {
    if (isBusy || isTooMany()) return;
    setExporting(true);
    await downloadCsv(`/api/admin/events/export?ids=${ids.join(",")}`, {
      name: "events",
      failed: messages.exportFailed,
    });
    setExporting(false);
  }

  return (
    <Group gap="xs" role="group" aria-label="Bulk actions" className={selection.actions}>
      <Button size="xs" onClick={() => change({ operation: "setStatus", status: "published" })}>
        Publish
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => change({ operation: "setStatus", status: "draft" })}
      >
        Make a draft
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            Tickets
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => change({ operation: "setAvailability", availability: null })}>
            By capacity and registrations
          </Menu.Item>
          {settings.map(([availability, label]) => (
            <Menu.Item
              key={availability}
              onClick={() => change({ operation: "setAvailability", availability })}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
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
        title={ids.length === 1 ? "Delete 1 event" : `Delete ${ids.length} events`}
        question={isAsking ? "Are you sure you want to delete the selected events?" : undefined}
        note={trashMessages.restorable}
        action="Delete events"
        isBusy={bulk.isPending}
        onConfirm={() => change({ operation: "delete" })}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}
