import { contactTypeLabels } from "@before-ten/contracts/contact/types";
import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { Anchor, Group, Table, Text } from "@mantine/core";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import tableClasses from "../../../admin/list/table.module.css";
import { MailStateBadge, MessageStatusBadge } from "./message-badges.tsx";
import { RetryButton, StatusButton } from "./message-buttons.tsx";
import classes from "./messages.module.css";
import type { useMessageActions } from "./use-message-actions.ts";

interface MessageTableProps {
  messages: AdminContactMessage[];
  actions: ReturnType<typeof useMessageActions>;
  onOpen: (message: AdminContactMessage) => void;
}

export function MessageTable({ messages, actions, onOpen }: MessageTableProps) {
  return (
    <div className={tableClasses.table}>
      <Table highlightOnHover>
        <Table.Thead className={classes.head}>
          <Table.Tr>
            <Table.Th className={tableClasses.main}>Subject</Table.Th>
            <Table.Th className={tableClasses.more}>From</Table.Th>
            <Table.Th className={tableClasses.more}>Type</Table.Th>
            <Table.Th className={tableClasses.more}>Received</Table.Th>
            <Table.Th className={tableClasses.more}>Status</Table.Th>
            <Table.Th className={tableClasses.more}>Assigned to</Table.Th>
            <Table.Th ta="end" className={tableClasses.more}>
              Actions
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {messages.map((message) => (
            <Table.Tr key={message.id}>
              <Table.Td className={tableClasses.main}>
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  className={tableClasses.open}
                  data-done={message.status === "done" || undefined}
                  onClick={() => onOpen(message)}
                >
                  {message.subject}
                </Anchor>
                {!message.isRead && <span className={classes.unread}>Unread</span>}
                <Text size="xs" c="dimmed" lineClamp={1} className={classes.beginning}>
                  {message.message}
                </Text>
              </Table.Td>
              <Table.Td className={`${tableClasses.main} ${classes.who}`}>
                {message.name}
                <Text size="xs" c="dimmed">
                  {message.email}
                </Text>
              </Table.Td>
              <Table.Td data-label="Type">{contactTypeLabels[message.type]}</Table.Td>
              <Table.Td data-label="Received" className={tableClasses.day}>
                {dayOf(message.createdAt)}
              </Table.Td>
              <Table.Td>
                <MessageStatusBadge status={message.status} />
                {message.mailState !== "sent" && (
                  <Group gap="xs" mt={4}>
                    <Text size="xs" c="dimmed">
                      Email to the team
                    </Text>
                    <MailStateBadge state={message.mailState} />
                    <RetryButton message={message} actions={actions} />
                  </Group>
                )}
              </Table.Td>
              <Table.Td data-label="Assigned to" className={classes.who}>
                {message.assignee?.name ?? (
                  <Text span size="sm" c="dimmed">
                    Nobody
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="end" className={tableClasses.action}>
                <StatusButton message={message} actions={actions} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
