import { dayBefore } from "@before-ten/contracts/analytics/period";
import { changeText } from "@before-ten/contracts/analytics/figure-text";
import { dimensionLabels, measureLabels } from "@before-ten/contracts/analytics/messages";
import { Group, Paper, Skeleton, Stack, Table, Title } from "@mantine/core";
import { Suspense, lazy } from "react";
import { ChartFailed } from "../../../admin/list/chart-failed.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import classes from "./analytics.module.css";
import { ExportFigures } from "./export-figures.tsx";
import { figureText } from "./figures-text.ts";
import type { TrendProps } from "./trend-chart.tsx";
import type { AnalyticsSearch } from "./analytics-search.ts";

/**
 * Loaded separately: the chart's code is larger than the rest of the page, whose table has the same
 * figures.
 */
const TrendChart = lazy(() => import("./trend-chart.tsx").catch(() => ({ default: ChartFailed })));

interface Props extends TrendProps {
  by: "day" | "week";
  question: AnalyticsSearch & { against?: string };
}

/** A chart over time, with its table below. */
export function Trend({ by, question, ...props }: Props) {
  const { trend, measure, beforeLabel } = props;
  // A week is unfinished from the one that has this day.
  const unfinishedFrom = dayBefore(props.unfinishedFrom, by === "week" ? 6 : 0);
  const { columns: _, columnPage: __, page: ___, sort: ____, ...filter } = question;
  return (
    <Stack component="section" gap="sm" aria-labelledby="trend-title">
      <Title order={2} size="h3" id="trend-title">
        {by === "day" ? "Day by day" : "Week by week"}
      </Title>
      <Paper withBorder p="md" className={classes.plot}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <TrendChart
            {...props}
            {...{ unfinishedFrom }}
            label={measureLabels[measure]}
            soFar="So far"
          />
        </Suspense>
      </Paper>
      <details>
        <summary className={classes.summary}>The same figures as a table</summary>
        <Stack gap="sm" mt="sm">
          <Group justify="flex-end">
            <ExportFigures question={{ ...filter, rows: by }} />
          </Group>
          <Paper
            withBorder
            className={classes.trend}
            role="region"
            aria-label={`Figures of each ${by}`}
            tabIndex={0}
          >
            <Table stickyHeader highlightOnHover>
              <TableHead
                columns={[dimensionLabels[by]]}
                endColumns={[measureLabels[measure], beforeLabel, "Change"]}
              />
              <Table.Tbody>
                {trend.toReversed().map(({ key, label, value, before }) => (
                  <Table.Tr key={key}>
                    <Table.Th scope="row" fw="normal">
                      {label}
                      {key >= unfinishedFrom && <span className={classes.unfinished}> so far</span>}
                    </Table.Th>
                    <Table.Td ta="end">{figureText(measure, value)}</Table.Td>
                    <Table.Td ta="end">{figureText(measure, before)}</Table.Td>
                    <Table.Td ta="end">{changeText(measure, { value, before })}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Paper>
        </Stack>
      </details>
    </Stack>
  );
}
