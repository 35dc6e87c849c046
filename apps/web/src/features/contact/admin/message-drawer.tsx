import { contactTypeLabels } from "@before-ten/contracts/contact/types";
import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { DetailsDrawer } from "../../../admin/list/details-drawer.tsx";
import facts from "../../../admin/list/facts.module.css";
import { MailStateBadge, MessageStatusBadge } from "./message-badges.tsx";
import { RetryButton, StatusButton } from "./message-buttons.tsx";
import classes from "./messages.module.css";
import { replyLink } from "./reply-link.ts";
import type { useMessageActions } from "./use-message-actions.ts";

interface MessageDrawerProps {
  /** Undefined: the drawer is closed. */
  message: AdminContactMessage | undefined;
  actions: ReturnType<typeof useMessageActions>;
  onClose: () => void;
}

export function MessageDrawer({ message, actions, onClose }: MessageDrawerProps) {
  return (
    <DetailsDrawer isOpen={message !== undefined} title={message?.subject} onClose={onClose}>
      {message !== undefined && (
        <Stack gap="lg">
          <dl className={facts.facts}>
            <dt>From</dt>
            <dd>{message.name}</dd>
            <dt>E-mail</dt>
            <dd>
              <Anchor href={replyLink(message)}>{message.email}</Anchor>
            </dd>
            <dt>Received</dt>
            <dd>{momentOf(message.createdAt)}</dd>
            <dt>Type</dt>
            <dd>{contactTypeLabels[message.type]}</dd>
            <dt>Status</dt>
            <dd>
              <MessageStatusBadge status={message.status} />
            </dd>
            <dt>Mail to the team</dt>
            <dd>
              <Group gap="xs">
                <MailStateBadge state={message.mailState} />
                <RetryButton message={message} actions={actions} />
              </Group>
            </dd>
          </dl>
          <Text className={classes.message}>{message.message}</Text>
          <Group>
            <Button
              component="a"
              href={replyLink(message)}
              size="xs"
              leftSection={<IconMailForward size={16} aria-hidden />}
            >
              Reply by e-mail
            </Button>
            <StatusButton message={message} actions={actions} />
          </Group>
        </Stack>
      )}
    </DetailsDrawer>
  );
}
