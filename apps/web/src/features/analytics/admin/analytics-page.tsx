import { analyticsMessages as messages } from "@before-ten/contracts/analytics/messages";
import { dayText } from "@before-ten/contracts/analytics/figure-text";
import type { Figures } from "@before-ten/contracts/analytics/output";
import { Group, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../lib/api/trpc.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { comparisonText } from "../../../admin/list/comparison-text.ts";
import { FigureTile } from "../../../admin/list/tiles/figure-tile.tsx";
import { EmptyList, LoadedList } from "../../../admin/list/list-states.tsx";
import type { AnalyticsSearch } from "./analytics-search.ts";
import classes from "./analytics.module.css";
import { count, percent } from "./figures-text.ts";
import { FiguresTable } from "./figures-table.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { Trend } from "./trend.tsx";

interface AnalyticsPageProps {
  search: AnalyticsSearch;
  onSearch: (search: AnalyticsSearch) => void;
}

export function AnalyticsPage({ search, onSearch }: AnalyticsPageProps) {
  const figures = trpc.analytics.figures.useQuery(search, { placeholderData: keepPreviousData });
  const found = figures.data;
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Analytics</Title>
        <ButtonLink to="/admin/analytics/campaigns" variant="default">
          Compare campaigns
        </ButtonLink>
      </Group>
      <QuestionFields search={search} found={found} onSearch={onSearch} />
      <Tiles found={found} hasFailed={figures.isError} />
      <LoadedList
        call={figures}
        loading={<LoadingFigures />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(answer) => <Answer figures={answer} search={search} onSearch={onSearch} />}
      </LoadedList>
    </Stack>
  );
}

function Tiles({ found, hasFailed }: { found: Figures | undefined; hasFailed: boolean }) {
  // A figure that failed to load isn't shown as loading.
  const figure = (value: string | undefined) => (value === undefined && hasFailed ? "–" : value);
  const { totals, totalsBefore } = found ?? {};
  const before = "the period before";
  const note = (name: "views" | "clicks") =>
    totals && totalsBefore
      ? comparisonText({ now: totals[name], before: totalsBefore[name] }, before)
      : "";
  return (
    <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, sm: 4 }} spacing="sm">
      <FigureTile
        label="Ticket clicks"
        value={figure(totals && count(totals.clicks))}
        note={note("clicks")}
      />
      <FigureTile
        label="Page views"
        value={figure(totals && count(totals.views))}
        note={note("views")}
      />
      <FigureTile
        label="Click rate"
        value={figure(totals && percent(totals.clickRate))}
        note={totalsBefore ? `${percent(totalsBefore.clickRate)} in ${before}` : ""}
      />
      {totals?.newSubscribers !== null && (
        <FigureTile
          label="New subscribers"
          value={figure(totals && count(totals.newSubscribers))}
          note={
            totals && totalsBefore
              ? comparisonText(
                  { now: totals.newSubscribers, before: totalsBefore.newSubscribers ?? 0 },
                  before,
                )
              : ""
          }
        />
      )}
    </SimpleGrid>
  );
}

/** `1 Oct to 31 Oct 2026` */
function beforeText({ beforeFrom, beforeTo }: Figures): string {
  return beforeFrom === beforeTo
    ? dayText(beforeFrom)
    : `${dayText(beforeFrom)} to ${dayText(beforeTo)}`;
}

interface AnswerProps extends AnalyticsPageProps {
  figures: Figures;
}

function Answer({ figures, search, onSearch }: AnswerProps) {
  const { measure, total, trend, trendBy, unfinishedFrom, notes } = figures;
  if (total.value === 0 && total.before === 0) {
    return (
      <EmptyList title={messages.noneFound} text={messages.noneHint}>
        <ButtonLink to="/admin/events" variant="default">
          See your events
        </ButtonLink>
      </EmptyList>
    );
  }
  const beforeLabel = messages.periodBefore;
  return (
    <Stack gap="xl" mt="xs">
      <Trend {...{ measure, trend, unfinishedFrom, beforeLabel }} by={trendBy} question={search} />
      <FiguresTable {...{ figures, beforeLabel, onSearch }} question={search} />
      <Stack gap={4}>
        <Text size="sm" c="dimmed">
          Compared with {beforeText(figures)}.
        </Text>
        {notes.map((note) => (
          <Text key={note} size="sm" c="dimmed">
            {note}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

function LoadingFigures() {
  return (
    <Stack gap="xl" mt="xs" role="status" aria-label="Loading analytics">
      <Stack gap="sm">
        <Skeleton height={28} width={160} />
        <Skeleton className={classes.plot} />
      </Stack>
      <Skeleton height={480} />
    </Stack>
  );
}
