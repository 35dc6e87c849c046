import { contactTypeLabels } from "@before-ten/contracts/contact/types";
import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { Anchor, Group, Stack, Text } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { DetailsDrawer } from "../../../admin/list/details-drawer.tsx";
import facts from "../../../admin/list/facts.module.css";
import { AssigneeSelect } from "./assignee-select.tsx";
import { MailStateBadge, MessageStatusBadge } from "./message-badges.tsx";
import { RetryButton, StatusButton } from "./message-buttons.tsx";
import { MessageThread } from "./message-thread.tsx";
import classes from "./messages.module.css";
import { ReplyForm } from "./reply-form.tsx";
import { replyLink } from "./reply-link.ts";
import type { MessageActions } from "./use-message-actions.ts";

interface MessageDrawerProps {
  /** Undefined: the drawer is closed. */
  message: AdminContactMessage | undefined;
  actions: MessageActions;
  onChanged: (message: AdminContactMessage) => void;
  onClose: () => void;
}

/** One message, its answers, and the form for the next one. */
export function MessageDrawer({ message, actions, onChanged, onClose }: MessageDrawerProps) {
  return (
    <DetailsDrawer isOpen={message !== undefined} title={message?.subject} onClose={onClose}>
      {message !== undefined && (
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
          <ReplyForm
            // With each answer the next form begins.
            key={`${message.id} ${message.replyCount}`}
            message={message}
            onSent={onChanged}
          />
        </Stack>
      )}
    </DetailsDrawer>
  );
}
