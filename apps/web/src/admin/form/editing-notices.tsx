import { Alert, Button, Group, Text } from "@mantine/core";
import { IconAlertTriangle, IconHistory, IconUsers } from "@tabler/icons-react";
import type { FieldChange, OtherEditor } from "@before-ten/contracts/editing/output";
import { timeOf } from "../list/admin-dates.ts";
import {
  changedText,
  conflictMessages as messages,
  othersText,
} from "./conflict/conflict-messages.ts";

interface EditingNoticesProps {
  /** What the draft can't store: `A chosen image`. */
  leftOut: string | undefined;
  isResumed: boolean;
  isGone: boolean;
  others: readonly OtherEditor[];
  news: { changes: readonly FieldChange[]; labels: readonly string[] };
  onTake: () => void;
}

/** Notices above a form about other admins who have it open or have saved changes. */
export function EditingNotices({
  leftOut,
  isResumed,
  isGone,
  others,
  news,
  onTake,
}: EditingNoticesProps) {
  return (
    <>
      {isGone && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          title={messages.gone}
          icon={<IconAlertTriangle aria-hidden />}
        >
          {messages.goneText}
        </Alert>
      )}
      {isResumed && (
        <Alert
          color="dusk"
          variant="light"
          role="status"
          title={messages.restored}
          icon={<IconHistory aria-hidden />}
        >
          {messages.restoredText}
          {leftOut !== undefined && ` ${leftOut} isn't part of it.`}
        </Alert>
      )}
      {!isGone && news.labels.length > 0 && (
        <Alert
          color="gold"
          variant="light"
          role="status"
          title={messages.changed}
          icon={<IconUsers aria-hidden />}
        >
          <Text size="sm">{changedText(news.changes, news.labels)}</Text>
          <Group gap="xs" mt="sm">
            <Button size="xs" onClick={onTake}>
              {messages.take}
            </Button>
          </Group>
        </Alert>
      )}
      <OtherEditors others={others} />
    </>
  );
}

/** Names the other admins who have the form open. */
export function OtherEditors({ others }: { others: readonly OtherEditor[] }) {
  const [first] = others;
  return (
    <div role="status">
      {first && (
        <Group gap="xs" wrap="nowrap" align="start">
          <IconUsers size={18} aria-hidden />
          <Text size="sm">{othersText(others, timeOf(first.since))}</Text>
        </Group>
      )}
    </div>
  );
}
