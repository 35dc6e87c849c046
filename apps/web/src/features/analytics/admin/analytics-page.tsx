import type { Analytics } from "@before-ten/contracts/analytics/output";
import {
  analyticsPeriods,
  daysOf,
  defaultAnalyticsPeriod,
} from "@before-ten/contracts/analytics/period";
import { analyticsMessages as messages } from "@before-ten/contracts/analytics/messages";
import { Group, SegmentedControl, SimpleGrid, Skeleton, Stack, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../lib/api/trpc.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { comparisonText } from "../../../admin/list/comparison-text.ts";
import { FigureTile } from "../../../admin/list/figure-tile.tsx";
import { EmptyList, LoadedList } from "../../../admin/list/list-states.tsx";
import { type AnalyticsSearch, validateAnalyticsSearch } from "./analytics-search.ts";
import classes from "./analytics.module.css";
import { DayFigures } from "./day-figures.tsx";
import { count, percent } from "./figures.ts";
import { ChannelsTable, CountriesTable, EventsTable } from "./visits-tables.tsx";

interface AnalyticsPageProps {
  search: AnalyticsSearch;
  onSearch: (search: AnalyticsSearch) => void;
}

export function AnalyticsPage({ search, onSearch }: AnalyticsPageProps) {
  const period = search.period ?? defaultAnalyticsPeriod;
  const analytics = trpc.analytics.get.useQuery({ period }, { placeholderData: keepPreviousData });
  const totals = analytics.data?.totals;
  const totalsBefore = analytics.data?.totalsBefore;
  const daysBefore = `the ${daysOf(analytics.data?.period ?? period)} days before`;
  const note = (name: "views" | "clicks" | "newSubscribers") =>
    totals && totalsBefore
      ? comparisonText({ now: totals[name], before: totalsBefore[name] }, daysBefore)
      : "";
  // A figure that failed to load isn't shown as loading.
  const figure = (value: string | undefined) =>
    value === undefined && analytics.isError ? "–" : value;
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Analytics</Title>
        <SegmentedControl
          aria-label="Period"
          data={analyticsPeriods.map((each) => ({ value: each, label: `${daysOf(each)} days` }))}
          value={period}
          onChange={(chosen) => onSearch(validateAnalyticsSearch({ period: chosen }))}
          classNames={{ root: classes.periods, label: classes.period, indicator: classes.chosen }}
        />
      </Group>
      <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, sm: 4 }} spacing="sm">
        <FigureTile
          label="Views"
          value={figure(totals && count(totals.views))}
          note={note("views")}
        />
        <FigureTile
          label="Ticket clicks"
          value={figure(totals && count(totals.clicks))}
          note={note("clicks")}
        />
        <FigureTile
          label="Click rate"
          value={figure(totals && percent(totals.clickRate))}
          note={totalsBefore ? `${percent(totalsBefore.clickRate)} in ${daysBefore}` : ""}
        />
        <FigureTile
          label="New subscribers"
          value={figure(totals && count(totals.newSubscribers))}
          note={note("newSubscribers")}
        />
      </SimpleGrid>
      <LoadedList
        call={analytics}
        loading={<LoadingFigures />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <Figures analytics={found} />}
      </LoadedList>
    </Stack>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
  const { totals, events, countries } = analytics;
  if (totals.views === 0 && totals.clicks === 0 && totals.newSubscribers === 0) {
    return <NoFigures />;
  }
  return (
    <Stack gap="xl" mt="xs">
      <DayFigures analytics={analytics} />
      <div className={classes.columns}>
        <EventsTable events={events} />
        <Stack gap="xl">
          <CountriesTable countries={countries} />
          <ChannelsTable {...analytics} />
        </Stack>
      </div>
    </Stack>
  );
}

function NoFigures() {
  return (
    <EmptyList
      title={messages.noneFound}
      text="Views, clicks and subscribers appear here as soon as there are any. Try a longer period."
    >
      <ButtonLink to="/admin/events" variant="default">
        See your events
      </ButtonLink>
    </EmptyList>
  );
}

function LoadingFigures() {
  return (
    <Stack gap="xl" mt="xs" role="status" aria-label="Loading analytics">
      <Stack gap="sm">
        <Skeleton height={28} width={160} />
        <div className={classes.columns}>
          <Skeleton className={classes.plot} />
          <Skeleton className={classes.days} />
        </div>
      </Stack>
      <div className={classes.columns}>
        <Skeleton height={480} />
        <Skeleton height={280} />
      </div>
    </Stack>
  );
}
