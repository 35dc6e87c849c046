import { analyticsMessages } from "@before-ten/contracts/analytics/messages";
import { Center, Text } from "@mantine/core";

/** Replaces a chart whose code couldn't be loaded. */
export function ChartMissing() {
  return (
    <Center h="100%">
      <Text c="dimmed" ta="center">
        {analyticsMessages.chartFailed}
      </Text>
    </Center>
  );
}
