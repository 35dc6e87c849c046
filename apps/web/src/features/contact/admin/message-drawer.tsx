import { contactTypeLabels } from "@before-ten/contracts/contact/types";
import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { Anchor, Group, Stack, Text, NativeSelect } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { DetailsDrawer } from "../../../admin/list/details-drawer.tsx";
import facts from "../../../admin/list/facts.module.css";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { MailStateBadge, MessageStatusBadge } from "./message-badges.tsx";
import { RetryButton, StatusButton } from "./message-buttons.tsx";
import { MessageThread } from "./message-thread.tsx";
import classes from "./messages.module.css";
import { ReplyForm } from "./reply-form.tsx";
import { replyLink } from "./reply-link.ts";
import type { MessageActions } from "./use-message-actions.ts";

interface MessageDrawerProps {
  /** Undefined while the drawer is closed. */
  id: string | undefined;
  actions: MessageActions;
  onClose: () => void;
  history: ComponentType<{ id: string }>;
}

/** A message with its answers and a form for the next one. */
export function MessageDrawer({ id, actions, onClose, history: History }: MessageDrawerProps) {
  const isOpen = id !== undefined;
  const message = trpc.contact.get.useQuery(
    { id: id ?? "" },
    // Keeps the content visible while the drawer closes.
    { enabled: isOpen, staleTime: 0, ...(!isOpen && { placeholderData: keepPreviousData }) },
  );
  return (
    <DetailsDrawer isOpen={isOpen} title={message.data?.subject ?? "Message"} onClose={onClose}>
      {message.data !== undefined ? (
        <>
          <Details key={message.data.id} message={message.data} actions={actions} />
          <History id={message.data.id} />
        </>
      ) : message.error === null ? (
        <LoadingRows label="Loading the message" rows={6} />
      ) : (
        <FailedList
          {...loadErrorNotice(message.error, { failed: "Failed to load the message" })}
          onRetry={() => void message.refetch()}
        />
      )}
    </DetailsDrawer>
  );
}

interface DetailsProps {
  message: AdminContactMessage;
  actions: MessageActions;
}

/** Opening the message marks it as read. */
function Details({ message, actions }: DetailsProps) {
  /** Each sent answer resets the form. */
  const [sent, setSent] = useState(0);
  const markRead = useEffectEvent(() => actions.markRead(message));
  useEffect(() => {
    markRead();
  }, []);
  return (
    <Stack gap="lg">
      <dl className={facts.facts}>
        <dt>From</dt>
        <dd>{message.name}</dd>
        <dt>Email</dt>
        <dd>
          <Anchor href={replyLink(message)}>{message.email}</Anchor>
        </dd>
        <dt>Received</dt>
        <dd>{momentOf(message.createdAt)}</dd>
        <dt>Type</dt>
        <dd>{contactTypeLabels[message.type]}</dd>
        <dt>Status</dt>
        <dd>
          <Group gap="sm">
            <MessageStatusBadge status={message.status} />
            <StatusButton message={message} actions={actions} />
          </Group>
        </dd>
        <dt>Email to the team</dt>
        <dd>
          <Group gap="xs">
            <MailStateBadge state={message.mailState} />
            <RetryButton message={message} actions={actions} />
          </Group>
        </dd>
      </dl>
      <AssigneeSelect message={message} actions={actions} />
      <Text className={classes.message}>{message.message}</Text>
      <MessageThread id={message.id} actions={actions} />
      <ReplyForm key={sent} message={message} onSent={() => setSent(sent + 1)} />
    </Stack>
  );
}

interface AssigneeSelectProps {
  message: AdminContactMessage;
  actions: MessageActions;
}

/** Assigns a message to an admin; a change is saved at once. */
export function AssigneeSelect({ message, actions }: AssigneeSelectProps) {
  const { data, error } = trpc.contact.listAssignees.useQuery();
  const { assignee } = message;
  const found = data ?? [];
  // Shows the current assignee even before the list of admins has loaded.
  const isKnown = assignee === null || found.some(({ id }) => id === assignee.id);
  const choices = isKnown ? found : [assignee, ...found];
  return (
    <NativeSelect
      label="Assigned to"
      maw="20rem"
      data={[
        { value: "", label: "Unassigned" },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={assignee?.id ?? ""}
      error={error !== null && "The admins can't be listed right now"}
      onChange={({ currentTarget: { value } }) =>
        actions.assign(message, value === "" ? null : value)
      }
    />
  );
}
