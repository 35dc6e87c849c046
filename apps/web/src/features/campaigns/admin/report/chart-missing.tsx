import { analyticsMessages } from "@before-ten/contracts/analytics/messages";
import { Center, Text } from "@mantine/core";

/** Stands in the chart's place when its code can't be fetched. */
export function ChartMissing() {
  return (
    <Center h="100%">
      <Text c="dimmed" ta="center">
        {analyticsMessages.chartFailed}
      </Text>
    </Center>
  );
}
