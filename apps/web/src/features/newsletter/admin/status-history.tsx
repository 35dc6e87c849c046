import type { SubscriberStatusChange } from "@before-ten/contracts/newsletter/output";
import { Stack, Text, Title } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import classes from "./subscriber-details.module.css";

/** Latest first. */
export function StatusHistory({ history }: { history: readonly SubscriberStatusChange[] }) {
  return (
    <Stack component="section" gap="xs" aria-labelledby="history-title">
      <Title order={2} size="h4" id="history-title">
        History
      </Title>
      {history.length === 0 ? (
        <Text c="dimmed">The status has never changed.</Text>
      ) : (
        <ol className={classes.history}>
          {history.map((change) => (
            <li key={`${change.at} ${change.to}`}>
              <Text fw={600} className={classes.change}>
                {change.from === null ? change.to : `${change.from} to ${change.to}`}
              </Text>
              <Text size="sm">{change.reason}</Text>
              <Text size="sm" c="dimmed">
                {momentOf(change.at)}, by {authorOf(change)}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

/**
 * Who changed the status. If no admin did, it was the subscriber, or a mail server that refuses
 * their mail: the reason tells which.
 */
function authorOf({ changedBy }: SubscriberStatusChange): string {
  return changedBy?.name ?? "nobody of the staff";
}
