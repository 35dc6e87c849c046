import { Center, Text } from "@mantine/core";

/** Replaces a chart if its code couldn't be loaded. */
export function ChartFailed() {
  return (
    <Center h="100%">
      <Text c="dimmed" ta="center">
        The chart can&rsquo;t be drawn right now. The table holds the same figures.
      </Text>
    </Center>
  );
}
