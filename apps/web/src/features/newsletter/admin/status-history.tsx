import type { HistoryEntry } from "@before-ten/contracts/newsletter/choices-output";
import { Stack, Text, Title } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { historyTexts } from "./history-texts.ts";
import classes from "./subscriber-details.module.css";

/** All consents, choices and changes of status, latest first. */
export function StatusHistory({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <Stack component="section" gap="xs" aria-labelledby="history-title">
      <Title order={2} size="h4" id="history-title">
        Consent and status
      </Title>
      {history.length === 0 ? (
        <Text c="dimmed">The status has never changed.</Text>
      ) : (
        <ol className={classes.history}>
          {history.map((entry, index) => {
            const { title, text } = historyTexts(entry);
            return (
              // Two changes may have the same timestamp, and the order is fixed.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <Text fw={600} className={classes.change}>
                  {title}
                </Text>
                <Text size="sm">{text}</Text>
                <Text size="sm" c="dimmed">
                  {momentOf(entry.at)}, by {authorOf(entry)}
                </Text>
              </li>
            );
          })}
        </ol>
      )}
    </Stack>
  );
}

/**
 * The author of a change. If it wasn't an admin, it was the subscriber or, for a status, a mail
 * server that rejects their mail: the reason tells which.
 */
function authorOf({ kind, changedBy }: HistoryEntry): string {
  if (changedBy !== null) return changedBy.name;
  return kind === "status" ? "the system" : "the subscriber";
}
