import { Alert, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Doubt } from "./event-doubts.ts";

interface DoubtNoticeProps {
  /** Undefined if there is nothing to ask. */
  doubt: Doubt | undefined;
  /** Buttons that answer it. */
  children?: ReactNode;
}

/** A question beside the fields it is about, shown while typing. */
export function DoubtNotice({ doubt, children }: DoubtNoticeProps) {
  if (doubt === undefined) return null;
  return (
    <Alert color="dusk" variant="light" role="status" title="Is this right?">
      <Text size="sm">{doubt.sentence}</Text>
      {children !== undefined && (
        <Group gap="xs" mt="sm">
          {children}
        </Group>
      )}
    </Alert>
  );
}
