import type { DashboardOverview, Trend } from "@before-ten/contracts/dashboard/output";
import { plainDate } from "@before-ten/contracts/events/time-text";
import { SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { trpc } from "../../../lib/trpc.ts";
import { comparisonText } from "../../../admin/list/comparison-text.ts";
import { LoadedList } from "../../../admin/list/list-states.tsx";
import { StatCard } from "../../../admin/list/stat-card.tsx";
import classes from "./dashboard.module.css";
import { Desk } from "./desk.tsx";
import { NextEvents } from "./next-events.tsx";

/** What an admin may want to know first, all of it by one call. */
export function Overview() {
  const overview = trpc.dashboard.overview.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedList
      call={overview}
      loading={<Skeleton height={360} role="status" aria-label="Loading what comes next" />}
      errorTexts={{ failed: "Failed to load what comes next" }}
    >
      {(found) => (
        <Stack gap="lg">
          <div className={classes.overview}>
            <NextEvents events={found.nextEvents} now={new Date(overview.dataUpdatedAt)} />
            <Desk overview={found} />
          </div>
          <Week trends={found.trends} />
        </Stack>
      )}
    </LoadedList>
  );
}

function Week({ trends }: Pick<DashboardOverview, "trends">) {
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
        <TrendCard label="New subscribers" trend={trends.newSubscribers} />
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
