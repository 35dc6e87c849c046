import { Alert, Button, Group, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { momentOf } from "../../list/admin-dates.ts";

interface DraftNoticeProps {
  /** ISO 8601. */
  savedAt: string;
  /** What the draft can't store, such as a file: `A chosen image`. */
  leftOut?: string | undefined;
  onRestore: () => void;
  onDiscard: () => void;
}

export function DraftNotice({ savedAt, leftOut, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <Alert
      color="dusk"
      variant="light"
      role="status"
      title="You have unsaved text"
      icon={<IconHistory aria-hidden />}
    >
      <Text size="sm">
        You wrote it here, last on {momentOf(savedAt)}.
        {leftOut !== undefined && ` ${leftOut} isn't part of it.`}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={onRestore}>
          Restore
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
