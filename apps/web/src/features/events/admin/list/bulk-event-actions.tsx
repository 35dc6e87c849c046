import type { Availability } from "@before-ten/contracts/events/availability";
import {
  availabilityLabels,
  bulkEventMessages as messages,
} from "@before-ten/contracts/events/admin-messages";
import type { BulkEvents } from "@before-ten/contracts/events/bulk-input";
import { maxBulkEvents } from "@before-ten/contracts/events/rules";
import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { BulkActions, useBulk } from "../../../../admin/list/bulk-actions.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
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

export function BulkEventActions({ ids, onDone }: BulkEventActionsProps) {
  const onChanged = useEventsChanged();
  const bulk = useBulk({ ids, max: maxBulkEvents, messages, onDone, onChanged });
  const undo = trpc.events.undoBulk.useMutation(bulk.undo);
  const { isPending, mutate } = trpc.events.bulk.useMutation(bulk.change(undo.mutate));
  const change = (what: BulkEvents["change"]) => () => mutate({ ids, change: what });
  return (
    <BulkActions
      bulk={bulk}
      isPending={isPending}
      onDelete={change({ operation: "delete" })}
      exportPath="/api/admin/events/export"
    >
      {(run) => (
        <>
          <Button
            size="xs"
            onClick={() => run(change({ operation: "setStatus", status: "published" }))}
          >
            Publish
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => run(change({ operation: "setStatus", status: "draft" }))}
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
              <Menu.Item
                onClick={() => run(change({ operation: "setAvailability", availability: null }))}
              >
                By capacity and registrations
              </Menu.Item>
              {settings.map(([availability, label]) => (
                <Menu.Item
                  key={availability}
                  onClick={() => run(change({ operation: "setAvailability", availability }))}
                >
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </BulkActions>
  );
}
