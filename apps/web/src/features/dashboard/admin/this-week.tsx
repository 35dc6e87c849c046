import type { DashboardOverview, Trend } from "@before-ten/contracts/dashboard/output";
import { plainDate } from "@before-ten/contracts/events/time-text";
import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { comparisonText } from "../../../admin/list/comparison-text.ts";
import { StatCard } from "../../../admin/list/tiles/stat-card.tsx";
import { useOwnReach } from "../../../admin/shell/use-role-names.ts";
import { NextEvents } from "./next-events.tsx";
import { useOverview } from "./use-overview.ts";

/** The week's other parties and its figures. */
export function ThisWeek() {
  const { data, dataUpdatedAt } = useOverview();
  // The open tasks say that it loads, or that it failed.
  if (data === undefined) return null;
  return (
    <>
      <NextEvents events={data.nextEvents} now={new Date(dataUpdatedAt)} />
      <Week trends={data.trends} />
    </>
  );
}

function Week({ trends }: Pick<DashboardOverview, "trends">) {
  const reach = useOwnReach();
  return (
    <Stack component="section" gap="xs" aria-labelledby="week-title">
      <div>
        <Title order={2} size="h3" id="week-title">
          Seven days
        </Title>
        <Text size="sm" c="dimmed">
          Full days up to {plainDate(trends.until)}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TrendCard label="Views" trend={trends.views} />
        <TrendCard label="Ticket clicks" trend={trends.clicks} />
        {/* They belong to no place. */}
        {reach === null && <TrendCard label="New subscribers" trend={trends.newSubscribers} />}
      </SimpleGrid>
    </Stack>
  );
}

function TrendCard({ label, trend }: { label: string; trend: Trend }) {
  return (
    <StatCard
      label={label}
      value={trend.now}
      second={comparisonText(trend, "the week before")}
      isLoading={false}
      error={undefined}
    />
  );
}
