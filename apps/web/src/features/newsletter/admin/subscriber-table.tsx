import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import { Anchor, Badge, Checkbox, Group, Table } from "@mantine/core";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import tableClasses from "../../../admin/list/table.module.css";
import {
  type Selection,
  includes,
  shareOf,
  withPageToggled,
  withToggled,
} from "../../../admin/list/selection/selection.ts";
import classes from "./subscriber-list.module.css";
import { EngagementText } from "./engagement-text.tsx";
import { SubscriberMenu } from "./subscriber-menu.tsx";
import { SubscriberStatusBadge } from "./subscriber-status-badge.tsx";
import { sourceOf, tagLabels } from "./subscriber-texts.ts";

interface SubscriberTableProps {
  subscribers: AdminSubscriber[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onOpen: (subscriber: AdminSubscriber) => void;
}

export function SubscriberTable(props: SubscriberTableProps) {
  const { subscribers, selection, onSelect, onOpen } = props;
  const ids = subscribers.map(({ id }) => id);
  const share = shareOf(selection, ids);
  return (
    <div className={tableClasses.table}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={44} className={tableClasses.check}>
              <Checkbox
                aria-label="Select all on this page"
                checked={share === "all"}
                indeterminate={share === "some"}
                onChange={() => onSelect(withPageToggled(selection, ids))}
              />
            </Table.Th>
            <Table.Th className={tableClasses.main}>Email</Table.Th>
            <Table.Th className={tableClasses.more}>Status</Table.Th>
            <Table.Th className={tableClasses.more}>Subscribed</Table.Th>
            <Table.Th className={tableClasses.more}>Source</Table.Th>
            <Table.Th ta="end" className={tableClasses.more}>
              Emails sent
            </Table.Th>
            <Table.Th ta="end" className={tableClasses.more}>
              Engagement
            </Table.Th>
            <Table.Th ta="end" className={tableClasses.more}>
              Actions
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {subscribers.map((subscriber) => (
            <SubscriberRow
              key={subscriber.id}
              subscriber={subscriber}
              isSelected={includes(selection, subscriber.id)}
              onToggle={() => onSelect(withToggled(selection, subscriber.id, ids))}
              onOpen={() => onOpen(subscriber)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface SubscriberRowProps {
  subscriber: AdminSubscriber;
  isSelected: boolean;
  onToggle: () => void;
  onOpen: () => void;
}

function SubscriberRow({ subscriber, isSelected, onToggle, onOpen }: SubscriberRowProps) {
  const { email, status, tags, createdAt, totalEmailsSent } = subscriber;
  return (
    <Table.Tr>
      <Table.Td className={tableClasses.check}>
        <Checkbox aria-label={`Select ${email}`} checked={isSelected} onChange={onToggle} />
      </Table.Td>
      <Table.Td className={tableClasses.main}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={tableClasses.open}
          onClick={onOpen}
        >
          {email}
        </Anchor>
        {tags.length > 0 && (
          <Group gap={4} mt={2}>
            {tagLabels(tags).map((label) => (
              <Badge key={label} variant="default" size="sm" tt="none" fw={500}>
                {label}
              </Badge>
            ))}
          </Group>
        )}
      </Table.Td>
      <Table.Td>
        <SubscriberStatusBadge status={status} />
      </Table.Td>
      <Table.Td data-label="Subscribed" className={tableClasses.day}>
        {dayOf(createdAt)}
      </Table.Td>
      <Table.Td data-label="Source">
        <span className={classes.source}>{sourceOf(subscriber)}</span>
      </Table.Td>
      <Table.Td ta="end" data-label="Emails sent">
        {totalEmailsSent.toLocaleString("en-AU")}
      </Table.Td>
      <Table.Td ta="end" data-label="Engagement">
        <EngagementText subscriber={subscriber} />
      </Table.Td>
      <Table.Td ta="end" className={tableClasses.action}>
        <SubscriberMenu subscriber={subscriber} onOpen={onOpen} />
      </Table.Td>
    </Table.Tr>
  );
}
