import { dayText } from "@before-ten/contracts/analytics/figure-text";
import { analyticsMessages as messages } from "@before-ten/contracts/analytics/messages";
import type { EventFigures } from "@before-ten/contracts/analytics/output";
import { Group, List, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { comparisonText } from "../../../admin/list/comparison-text.ts";
import { FigureTile } from "../../../admin/list/tiles/figure-tile.tsx";
import { EmptyList, LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import type { ReactNode } from "react";
import { type FiguresDays, validateFiguresDays } from "./analytics-search.ts";
import classes from "./analytics.module.css";
import { count, percent } from "./figures-text.ts";
import { FiguresTable } from "./figures-table.tsx";
import { PeriodFields } from "./question-fields.tsx";
import { Trend } from "./trend.tsx";

interface EventFiguresPageProps {
  id: string;
  search: FiguresDays;
  onSearch: (search: FiguresDays) => void;
  /** What other features show of the party. */
  children: ReactNode;
}

/** A party's own figures, beside those of the party before it. */
export function EventFiguresPage({ id, ...days }: EventFiguresPageProps) {
  const event = trpc.analytics.event.useQuery({ id });
  return (
    <Stack>
      <BackLink to="/admin/analytics">Back to Analytics</BackLink>
      <LoadedList
        call={event}
        loading={<LoadingRows label="Loading figures" rows={8} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <Party event={found} {...days} />}
      </LoadedList>
    </Stack>
  );
}

interface PartyProps extends Omit<EventFiguresPageProps, "id"> {
  event: EventFigures;
}

function Party({ event, children, ...days }: PartyProps) {
  const { party, previous, city, from, to } = event;
  return (
    <Stack>
      <Group justify="space-between">
        <div>
          <Title order={1}>{party.eventName}</Title>
          <Text c="dimmed">
            {dayText(party.startDay)}, {city}
          </Text>
        </div>
        <ButtonLink to="/admin/events/edit/$id" params={{ id: party.id }} variant="default">
          Edit party
        </ButtonLink>
      </Group>
      <Text>
        {previous === null
          ? messages.noPartyBefore
          : messages.comparedWith(previous.eventName, dayText(previous.startDay))}
      </Text>
      {from === null || to === null ? (
        <EmptyList title={messages.noVisits} text={messages.noneHint} />
      ) : (
        <Visits event={event} span={{ from, to }} {...days} />
      )}
      {children}
    </Stack>
  );
}

interface VisitsProps extends Omit<PartyProps, "children"> {
  /** All days with visits. */
  span: { from: string; to: string };
}

function Visits({ event, span, search, onSearch }: VisitsProps) {
  const { party, previous, hasEnded, marks } = event;
  const days = Object.keys(search).length > 0 ? search : span;
  const question = { ...days, event: party.id, ...(previous && { against: previous.id }) };
  const whileLoading = { placeholderData: keepPreviousData };
  const byChannel = trpc.analytics.figures.useQuery({ ...question, rows: "channel" }, whileLoading);
  const byCampaign = trpc.analytics.figures.useQuery(
    { ...question, rows: "campaign" },
    whileLoading,
  );
  const beforeLabel = previous === null ? messages.periodBefore : messages.partyBefore;
  const { totals, totalsBefore } = byChannel.data ?? {};
  const before = previous === null ? "" : "the party before";
  const note = (now: number | undefined, then: number | undefined) =>
    previous === null || now === undefined || then === undefined
      ? ""
      : comparisonText({ now, before: then }, before);
  return (
    <Stack gap="xl">
      <Group component="search" align="end" gap="sm" className={classes.question}>
        <PeriodFields
          search={search}
          found={byChannel.data}
          onChange={(changed) => onSearch(validateFiguresDays({ ...search, ...changed }))}
          all="All its days"
        />
      </Group>
      <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, sm: 5 }} spacing="sm">
        <FigureTile
          label="Ticket clicks"
          value={totals && count(totals.clicks)}
          note={note(totals?.clicks, totalsBefore?.clicks)}
        />
        <FigureTile
          label="Page views"
          value={totals && count(totals.views)}
          note={note(totals?.views, totalsBefore?.views)}
        />
        <FigureTile
          label="Click rate"
          value={totals && percent(totals.clickRate)}
          note={previous && totalsBefore ? `${percent(totalsBefore.clickRate)} for ${before}` : ""}
        />
        <FigureTile
          label={hasEnded ? "Attendance" : "Registrations"}
          value={count(party.attendance)}
          note={note(party.attendance, previous?.attendance)}
        />
        <FigureTile
          label="Review score"
          value={scoreText(party)}
          note={previous === null ? "" : `${scoreText(previous)} for ${before}`}
        />
      </SimpleGrid>
      <LoadedList
        call={byChannel}
        loading={<LoadingRows label="Loading figures" rows={8} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(figures) => (
          <Stack gap="xl">
            <Trend
              {...figures}
              by={figures.trendBy}
              beforeLabel={beforeLabel}
              question={question}
              // Of weeks, the one that has the day. What is still to come has no place in it.
              marks={marks.map(({ day }) =>
                day > figures.to ? undefined : figures.trend.findLast(({ key }) => key <= day)?.key,
              )}
            />
            <List type="ordered" size="sm" aria-label="What happened when">
              {marks.map(({ day, label }) => (
                <List.Item key={day + label}>
                  {dayText(day)}: {label}
                </List.Item>
              ))}
            </List>
            <FiguresTable
              {...{ figures, beforeLabel }}
              question={{ ...question, rows: "channel" }}
            />
          </Stack>
        )}
      </LoadedList>
      <LoadedList
        call={byCampaign}
        loading={<LoadingRows label="Loading campaigns" rows={4} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(figures) => (
          <FiguresTable
            {...{ figures, beforeLabel }}
            question={{ ...question, rows: "campaign" }}
          />
        )}
      </LoadedList>
    </Stack>
  );
}

/** `4.6 (18)` */
function scoreText({ averageScore, reviews }: EventFigures["party"]): string {
  if (averageScore === null) return "None";
  return `${averageScore.toFixed(1)} (${count(reviews)})`;
}
