import { Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface CurrentImageProps {
  title: string;
  /** What the site shows without one; undefined if there is one. */
  none: string | undefined;
  /** The image, in its frame. */
  children: ReactNode;
}

/** The stored image above the field that replaces it. */
export function CurrentImage({ title, none, children }: CurrentImageProps) {
  return (
    <Group align="start" wrap="nowrap">
      {children}
      <Stack gap={4}>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {none ?? "A new upload replaces it."}
        </Text>
      </Stack>
    </Group>
  );
}
