import type { PublicEvent } from "@before-ten/contracts/events/output";
import { shortDays } from "@before-ten/contracts/events/time-text";
import { dashboardEventLimit } from "@before-ten/contracts/shared/limits";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import {
  Alert,
  Button,
  Group,
  Paper,
  Stack,
  Table,
  Text,
  Title,
  VisuallyHidden,
} from "@mantine/core";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { useUndoDeletion } from "../../../admin/undo/use-undo-deletion.ts";
import { EventStateBadges } from "../../../admin/list/badges/event-state-badges.tsx";
import { EventStatusBadge } from "../../../admin/list/badges/event-status-badge.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import classes from "./dashboard.module.css";
import { LoadingRows } from "../../../admin/list/list-states.tsx";

export function CurrentEvents() {
  const current = trpc.events.listForAdmin.useQuery({ current: true, limit: dashboardEventLimit });
  const [doomed, setDoomed] = useState<PublicEvent>();
  return (
    <Stack component="section" aria-labelledby="current-title">
      <Title order={2} size="h3" id="current-title">
        Current events
      </Title>
      {current.isPending && (
        <LoadingRows label="Loading current events" rows={1} rowHeight="15rem" />
      )}
      {current.isError && (
        <Alert color="red" title={adminEventMessages.unableToLoad}>
          <Button variant="default" size="xs" onClick={() => void current.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {current.isSuccess && current.data.items.length === 0 && (
        <Paper withBorder p="xl">
          <Stack align="center" ta="center" gap="sm">
            <Text fw={600}>{adminEventMessages.noneCurrent}</Text>
            <Text size="sm" c="dimmed">
              Published and active events are listed here until their day is over.
            </Text>
            <ButtonLink to="/admin/events/create" variant="default" size="xs">
              Create event
            </ButtonLink>
          </Stack>
        </Paper>
      )}
      {current.isSuccess && current.data.items.length > 0 && (
        <EventsTable events={current.data.items} onDelete={setDoomed} />
      )}
      <DeleteDialog event={doomed} onClose={() => setDoomed(undefined)} />
    </Stack>
  );
}

interface EventsTableProps {
  events: PublicEvent[];
  onDelete: (event: PublicEvent) => void;
}

function EventsTable({ events, onDelete }: EventsTableProps) {
  return (
    <StickyTable size="medium">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Event</Table.Th>
          <Table.Th>Date</Table.Th>
          <Table.Th>Location</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th ta="end">Registrations</Table.Th>
          <Permitted to="events:write">
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Permitted>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {events.map((event) => (
          <Table.Tr key={event.id}>
            <Table.Th scope="row" className={classes.name}>
              {event.eventName}
            </Table.Th>
            <Table.Td className={classes.day}>{shortDays(event)}</Table.Td>
            <Table.Td data-whole fz="sm" className={classes.place}>
              {event.location.formatted}
            </Table.Td>
            <Table.Td className={classes.states}>
              <Group gap={4}>
                <EventStatusBadge status={event.status} />
                <EventStateBadges event={event} />
              </Group>
            </Table.Td>
            <Table.Td ta="end" data-label="Registrations">
              {event.registrations.toLocaleString("en-AU")}
            </Table.Td>
            <Permitted to="events:write">
              <Table.Td>
                <Group gap="xs" wrap="nowrap" justify="end">
                  <ButtonLink
                    to="/admin/events/edit/$id"
                    params={{ id: event.id }}
                    variant="default"
                    size="xs"
                    aria-label={`Edit ${event.eventName}`}
                  >
                    Edit
                  </ButtonLink>
                  <Button
                    variant="subtle"
                    color="red"
                    size="xs"
                    aria-label={`Delete ${event.eventName}`}
                    onClick={() => onDelete(event)}
                  >
                    Delete
                  </Button>
                </Group>
              </Table.Td>
            </Permitted>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StickyTable>
  );
}

function DeleteDialog({ event, onClose }: { event: PublicEvent | undefined; onClose: () => void }) {
  const utils = trpc.useUtils();
  const offerUndo = useUndoDeletion();
  const remove = trpc.events.delete.useMutation({
    async onSuccess(_, { id }) {
      offerUndo(adminEventMessages.deleted, [id], event?.eventName);
      onClose();
      await Promise.all([utils.events.invalidate(), utils.dashboard.invalidate()]);
    },
    onError(error) {
      notifyError(
        errorSentence(error, {
          failed: adminEventMessages.deleteFailed,
          retry: adminEventMessages.deleteFailedRetry,
        }),
      );
    },
  });
  return (
    <ConfirmDialog
      title={event === undefined ? "" : `Delete ${event.eventName}`}
      question={event && adminEventMessages.confirmDelete}
      note={trashMessages.staysFor}
      action="Delete event"
      isBusy={remove.isPending}
      onConfirm={() => event && remove.mutate({ id: event.id })}
      onClose={onClose}
    />
  );
}
