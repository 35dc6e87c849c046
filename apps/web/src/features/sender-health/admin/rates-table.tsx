import type { SenderRate } from "@before-ten/contracts/sender-health/output";
import { rateDays } from "@before-ten/contracts/sender-health/rules";
import { Stack, Table, Title } from "@mantine/core";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";

interface RatesTableProps {
  of: SenderRate["of"];
  rates: readonly SenderRate[];
}

const titles = {
  provider: { title: "By provider", head: "Provider" },
  campaign: { title: "By campaign", head: "Campaign" },
} as const;

/** Complaints and bounces as shares of the emails; only shown if any went out. */
export function RatesTable({ of, rates }: RatesTableProps) {
  const own = rates.filter((rate) => rate.of === of);
  if (own.length === 0) return null;
  const { title, head } = titles[of];
  const id = `rates-by-${of}`;
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}, last {rateDays} days
      </Title>
      <StickyTable size="medium">
        <TableHead columns={[head, "Emails", "Complaints", "Bounces"]} endColumns={[]} />
        <Table.Tbody>
          {own.map(({ name, tried, complained, bounced }, index) => (
            // Two campaigns may have one subject.
            // oxlint-disable-next-line react/no-array-index-key
            <Table.Tr key={`${name} ${index}`}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td data-label="Emails">{tried.toLocaleString("en-AU")}</Table.Td>
              <Table.Td data-label="Complaints">{shareText(complained, tried)}</Table.Td>
              <Table.Td data-label="Bounces">{shareText(bounced, tried)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StickyTable>
    </Stack>
  );
}

/** `3 (0.30%)` */
function shareText(count: number, tried: number): string {
  return count === 0
    ? "0"
    : `${count.toLocaleString("en-AU")} (${((100 * count) / tried).toFixed(2)}%)`;
}
