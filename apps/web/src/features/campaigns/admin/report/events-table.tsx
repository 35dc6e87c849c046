import { campaignReportMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";
import { Paper, Stack, Table, Text, Title } from "@mantine/core";
import { EventLink } from "../../../../admin/list/event-link.tsx";
import { TableHead } from "../../../../admin/list/table-head.tsx";
import { count } from "./report-texts.ts";
import classes from "./report.module.css";

export function EventsTable({ events }: Pick<CampaignReport, "events">) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="campaign-events-title">
      <Title order={2} size="h3" id="campaign-events-title">
        By event
      </Title>
      <Paper withBorder className={classes.table}>
        {events.length === 0 ? (
          <Text c="dimmed" p="md">
            {messages.noEvents}
          </Text>
        ) : (
          <Table highlightOnHover verticalSpacing="xs">
            <TableHead columns={["Event"]} endColumns={["People", "Clicks", "Tickets"]} />
            <Table.Tbody>
              {events.map(({ id, name, people, clicks, ticketClicks }) => (
                <Table.Tr key={id}>
                  <Table.Th scope="row" fw="normal" className={classes.name}>
                    <EventLink id={id}>{name}</EventLink>
                  </Table.Th>
                  <Table.Td ta="end">{count(people)}</Table.Td>
                  <Table.Td ta="end">{count(clicks)}</Table.Td>
                  <Table.Td ta="end">{count(ticketClicks)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Paper>
    </Stack>
  );
}
