import { campaignReportMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";
import { Group, Paper, SegmentedControl, Skeleton, Stack, Table, Text, Title } from "@mantine/core";
import { Suspense, lazy, useState } from "react";
import { momentOf } from "../../../../admin/list/admin-dates.ts";
import { ChartFailed } from "../../../../admin/list/chart-failed.tsx";
import { TableHead } from "../../../../admin/list/table-head.tsx";
import { type ReportTime, byDay, byHour, count } from "./report-texts.ts";
import classes from "./report.module.css";

/**
 * Loaded separately: the chart's code is larger than the rest of the page, whose table has the same
 * figures.
 */
const TimeChart = lazy(() => import("./time-chart.tsx").catch(() => ({ default: ChartFailed })));

type Unit = "hour" | "day";

const units: { value: Unit; label: string }[] = [
  { value: "hour", label: "First two days" },
  { value: "day", label: "Day by day" },
];

export function TimeFigures({ times }: Pick<CampaignReport, "times">) {
  const isLong = times.some(({ hours }) => hours > 1);
  const [unit, setUnit] = useState<Unit>("hour");
  const shown = unit === "day" ? byDay(times) : byHour(times);
  return (
    <Stack component="section" gap="sm" aria-labelledby="times-title">
      <Group justify="space-between">
        <Title order={2} size="h3" id="times-title">
          When people clicked
        </Title>
        {isLong && (
          <SegmentedControl
            aria-label="Time"
            data={units}
            value={unit}
            onChange={setUnit}
            classNames={{ root: classes.units, label: classes.unit, indicator: classes.chosen }}
          />
        )}
      </Group>
      {shown.length === 0 ? (
        <Paper withBorder>
          <Text c="dimmed" p="md">
            {messages.noClicks}
          </Text>
        </Paper>
      ) : (
        <div className={classes.columns}>
          <Paper withBorder p="md" className={classes.plot}>
            <Suspense fallback={<Skeleton height="100%" />}>
              <TimeChart times={shown} />
            </Suspense>
          </Paper>
          <TimesTable times={shown} />
        </div>
      )}
    </Stack>
  );
}

/** Scrolls within itself, by keyboard too. */
function TimesTable({ times }: { times: readonly ReportTime[] }) {
  return (
    <Paper
      withBorder
      className={classes.times}
      role="region"
      aria-label="Figures of each hour or day"
      tabIndex={0}
    >
      <Table stickyHeader highlightOnHover>
        <TableHead columns={["From"]} endColumns={["People", "Unsubscribed"]} />
        <Table.Tbody>
          {times.map(({ from, people, unsubscribed }) => (
            <Table.Tr key={from}>
              <Table.Th scope="row" fw="normal" className={classes.moment}>
                <time dateTime={from}>{momentOf(from)}</time>
              </Table.Th>
              <Table.Td ta="end">{count(people)}</Table.Td>
              <Table.Td ta="end">{count(unsubscribed)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
