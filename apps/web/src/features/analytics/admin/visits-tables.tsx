import {
  channelLabels,
  channelMessages,
  channelNotes,
} from "@before-ten/contracts/analytics/messages";
import type { Analytics, Visits } from "@before-ten/contracts/analytics/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { disruptionLabels } from "@before-ten/contracts/events/state-messages";
import { Paper, Stack, Table, Text, Title } from "@mantine/core";
import { EventLink } from "../../../admin/list/event-link.tsx";
import type { ReactNode } from "react";
import { TableHead } from "../../../admin/list/table-head.tsx";
import classes from "./analytics.module.css";
import { count, dayText, percent } from "./figures.ts";

export function EventsTable({ events }: Pick<Analytics, "events">) {
  return (
    <VisitsTable
      id="events-title"
      title="By event"
      subject="Event"
      none="No event was viewed on these days."
      hasRows={events.length > 0}
    >
      {events.map(({ id, eventName, country, disruption, ...visits }) => (
        <Table.Tr key={id}>
          <Table.Th scope="row" fw="normal" className={classes.event}>
            <EventLink id={id}>{eventName}</EventLink>
            <Text size="sm" c="dimmed">
              {countryOf(country).name}
              {disruption !== null && `, ${disruptionLabels[disruption].toLowerCase()}`}
            </Text>
          </Table.Th>
          <VisitsCells visits={visits} />
        </Table.Tr>
      ))}
    </VisitsTable>
  );
}

export function CountriesTable({ countries }: Pick<Analytics, "countries">) {
  return (
    <VisitsTable
      id="countries-title"
      title="By country"
      subject="Country"
      none="No country was viewed on these days."
      hasRows={countries.length > 0}
    >
      {countries.map(({ country, ...visits }) => (
        <Table.Tr key={country}>
          <Table.Th scope="row" fw="normal">
            {countryOf(country).name}
          </Table.Th>
          <VisitsCells visits={visits} />
        </Table.Tr>
      ))}
    </VisitsTable>
  );
}

export function ChannelsTable({
  channels,
  channelsSince,
  days,
}: Pick<Analytics, "channels" | "channelsSince" | "days">) {
  const isPartly = channelsSince !== null && channelsSince > (days[0]?.day ?? "");
  return (
    <VisitsTable
      id="channels-title"
      title="By channel"
      subject="Channel"
      none={
        channelsSince === null
          ? channelMessages.noneYet
          : `No channel was counted on these days. Counted since ${dayText(channelsSince)}.`
      }
      note={isPartly ? `Counted since ${dayText(channelsSince)}` : undefined}
      hasRows={channels.length > 0}
    >
      {channels.map(({ channel, ...visits }) => (
        <Table.Tr key={channel}>
          <Table.Th scope="row" fw="normal">
            {channelLabels[channel]}
            {channelNotes[channel] !== undefined && (
              <Text size="sm" c="dimmed">
                {channelNotes[channel]}
              </Text>
            )}
          </Table.Th>
          <VisitsCells visits={visits} />
        </Table.Tr>
      ))}
    </VisitsTable>
  );
}

interface VisitsTableProps {
  id: string;
  title: string;
  /** What the rows are about. */
  subject: string;
  /** Shown if the table has no rows. */
  none: string;
  /** Shown below the table. */
  note?: string | undefined;
  hasRows: boolean;
  children: ReactNode;
}

function VisitsTable({ id, title, subject, none, note, hasRows, children }: VisitsTableProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <Paper withBorder className={classes.visits}>
        {hasRows ? (
          <Table highlightOnHover verticalSpacing="xs">
            <TableHead columns={[subject]} endColumns={["Views", "Clicks", "Click rate"]} />
            <Table.Tbody>{children}</Table.Tbody>
          </Table>
        ) : (
          <Text c="dimmed" p="md">
            {none}
          </Text>
        )}
      </Paper>
      {hasRows && note !== undefined && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Stack>
  );
}

function VisitsCells({ visits: { views, clicks, clickRate } }: { visits: Visits }) {
  return (
    <>
      <Table.Td ta="end">{count(views)}</Table.Td>
      <Table.Td ta="end">{count(clicks)}</Table.Td>
      <Table.Td ta="end">{percent(clickRate)}</Table.Td>
    </>
  );
}
