import { campaignReportMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";
import { Paper, Stack, Table, Text, Title } from "@mantine/core";
import { TableHead } from "../../../../admin/list/table-head.tsx";
import { count, linkName, shortAddress } from "./report-texts.ts";
import classes from "./report.module.css";

export function LinksTable({ links }: Pick<CampaignReport, "links">) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="links-title">
      <Title order={2} size="h3" id="links-title">
        By link
      </Title>
      <Paper withBorder className={classes.table}>
        {links.length === 0 ? (
          <Text c="dimmed" p="md">
            {messages.noLinks}
          </Text>
        ) : (
          <Table highlightOnHover verticalSpacing="xs">
            <TableHead columns={["Link"]} endColumns={["People", "Clicks", "Scanners"]} />
            <Table.Tbody>
              {links.map((link) => (
                <Table.Tr key={link.number}>
                  <Table.Th scope="row" fw="normal" className={classes.name}>
                    {linkName(link)}
                    {(link.event ?? link.post) !== null && (
                      <Text size="sm" c="dimmed">
                        {shortAddress(link.url)}
                      </Text>
                    )}
                  </Table.Th>
                  <Table.Td ta="end">{count(link.people)}</Table.Td>
                  <Table.Td ta="end">{count(link.clicks)}</Table.Td>
                  <Table.Td ta="end" c="dimmed">
                    {count(link.scannerClicks)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Paper>
    </Stack>
  );
}
