import { Alert, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Doubt } from "./event-doubts.ts";

interface DoubtNoticeProps {
  /** Undefined: there is nothing to ask. */
  doubt: Doubt | undefined;
  /** Buttons that answer it. */
  children?: ReactNode;
}

/** Beside the fields it is about, while one still types. */
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
