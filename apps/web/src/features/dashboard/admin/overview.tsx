import type { DashboardOverview, Trend } from "@before-ten/contracts/dashboard/output";
import { plainDate } from "@before-ten/contracts/events/time-text";
import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { comparisonText } from "../../../admin/list/comparison-text.ts";
import { LoadedList } from "../../../admin/list/list-states.tsx";
import { LoadingBlock } from "../../../admin/list/loading-block.tsx";
import { StatCard } from "../../../admin/list/stat-card.tsx";
import classes from "./dashboard.module.css";
import { CurrentEvents } from "./current-events.tsx";
import { Desk } from "./desk.tsx";
import { type DayActions, NextEvents } from "./next-events.tsx";

/**
 * The dashboard: current events beside open tasks, then upcoming events and the week's figures. One
 * call loads all but the current events. `notices` come from other features and ask admins for a
 * decision.
 */
export function Overview({ notices, dayActions }: { notices: ReactNode; dayActions: DayActions }) {
  const overview = trpc.dashboard.overview.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <div className={classes.overview}>
        <CurrentEvents />
        <LoadedList
          call={overview}
          loading={<LoadingBlock height={360} label="Loading what is to be done" />}
          errorTexts={{ failed: "Failed to load what is to be done" }}
        >
          {(found) => <Desk overview={found} />}
        </LoadedList>
      </div>
      {notices}
      {overview.isSuccess && (
        <>
          <NextEvents
            events={overview.data.nextEvents}
            now={new Date(overview.dataUpdatedAt)}
            dayActions={dayActions}
          />
          <Week trends={overview.data.trends} />
        </>
      )}
    </>
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
