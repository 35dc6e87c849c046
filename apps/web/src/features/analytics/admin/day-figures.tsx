import { analyticsMessages } from "@before-ten/contracts/analytics/messages";
import { Center, Paper, Skeleton, Stack, Table, Text, Title } from "@mantine/core";
import { Suspense, lazy } from "react";
import { TableHead } from "../../../admin/list/table-head.tsx";
import classes from "./analytics.module.css";
import { type FiguresByDay, count, dayText } from "./figures.ts";

/**
 * Loaded separately: the chart's code is larger than the rest of the page, whose table has the same
 * figures.
 */
const DayChart = lazy(() => import("./day-chart.tsx").catch(() => ({ default: ChartFailed })));

export function DayFigures({ analytics }: { analytics: FiguresByDay }) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="days-title">
      <Title order={2} size="h3" id="days-title">
        Day by day
      </Title>
      <div className={classes.columns}>
        <Paper withBorder p="md" className={classes.plot}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <DayChart analytics={analytics} />
          </Suspense>
        </Paper>
        <DaysTable {...analytics} />
      </div>
      <Text size="sm" c="dimmed">
        Views and clicks count on the venue&rsquo;s day, subscribers on the day in UTC. A day that
        isn&rsquo;t over everywhere may still grow, and so what it is compared with is ahead of it.
      </Text>
    </Stack>
  );
}

/** Scrolls within itself, by keyboard too, so that a year is no taller than the chart. */
function DaysTable({ days, unfinishedFrom }: FiguresByDay) {
  return (
    <Paper
      withBorder
      className={classes.days}
      role="region"
      aria-label="Figures of each day"
      tabIndex={0}
    >
      <Table stickyHeader highlightOnHover>
        <TableHead columns={["Day"]} endColumns={["Views", "Clicks", "New subscribers"]} />
        <Table.Tbody>
          {days.toReversed().map(({ day, views, clicks, newSubscribers }) => (
            <Table.Tr key={day}>
              <Table.Th scope="row" fw="normal" className={classes.day}>
                <time dateTime={day}>{dayText(day)}</time>
                {day >= unfinishedFrom && <span className={classes.unfinished}> so far</span>}
              </Table.Th>
              <Table.Td ta="end">{count(views)}</Table.Td>
              <Table.Td ta="end">{count(clicks)}</Table.Td>
              <Table.Td ta="end">{count(newSubscribers)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** Replaces the chart if its code couldn't be loaded. */
function ChartFailed() {
  return (
    <Center h="100%">
      <Text c="dimmed" ta="center">
        {analyticsMessages.chartFailed}
      </Text>
    </Center>
  );
}
