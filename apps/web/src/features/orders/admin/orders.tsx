import { dayText } from "@before-ten/contracts/analytics/figure-text";
import { channelLabels } from "@before-ten/contracts/analytics/messages";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import type { ConnectedSeller, Orders as FoundOrders } from "@before-ten/contracts/orders/output";
import { Paper, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { useState } from "react";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { FigureTile } from "../../../admin/list/tiles/figure-tile.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { moneyText } from "./money-text.ts";
import { ConnectedDialog, TicketSellers } from "./ticket-sellers.tsx";

/** What a party's ticket sellers report. */
export function Orders({ eventId }: { eventId: string }) {
  const orders = trpc.orders.get.useQuery({ id: eventId }, { staleTime: 0 });
  // Outside of the list, which a failed call replaces: the secret is shown once.
  const [connected, setConnected] = useState<ConnectedSeller>();
  return (
    <Stack component="section" gap="sm" mt="lg" aria-labelledby="orders-title">
      <Title order={2} size="h3" id="orders-title">
        Orders
      </Title>
      <LoadedList
        call={orders}
        loading={<LoadingRows label="Loading orders" rows={4} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => (
          <Stack gap="lg">
            {found.sellers.length > 0 && <Figures orders={found} />}
            <TicketSellers eventId={eventId} orders={found} onConnected={setConnected} />
          </Stack>
        )}
      </LoadedList>
      <ConnectedDialog seller={connected} onClose={() => setConnected(undefined)} />
    </Stack>
  );
}

function Figures({ orders }: { orders: FoundOrders }) {
  const { sold, refunded, remaining, revenue, days, channels } = orders;
  const earned = revenue.map(({ currency, amount, refundedAmount }) =>
    moneyText(amount - refundedAmount, currency),
  );
  return (
    <>
      <SimpleGrid component="section" aria-label="Sales" cols={{ base: 2, sm: 4 }} spacing="sm">
        <FigureTile label="Tickets sold" value={count(sold)} />
        <FigureTile label="Refunded" value={count(refunded)} />
        <FigureTile
          label="Places left"
          value={remaining === null ? "No limit" : count(remaining)}
        />
        <FigureTile label="Revenue" value={earned.join(" + ") || "None"} note="After refunds" />
      </SimpleGrid>
      {days.length === 0 ? (
        <Text c="dimmed">{messages.noOrders}</Text>
      ) : (
        <>
          <Paper withBorder>
            <Table.ScrollContainer minWidth={330}>
              <Table verticalSpacing="xs">
                <TableHead columns={["Day"]} endColumns={["Tickets", "Refunded", "Revenue"]} />
                <Table.Tbody>
                  {days.map((each) => (
                    <Table.Tr key={each.day + each.currency}>
                      <Table.Th scope="row" fw="normal">
                        {dayText(each.day)}
                      </Table.Th>
                      <Table.Td ta="end">{count(each.tickets)}</Table.Td>
                      <Table.Td ta="end">{count(each.refundedTickets)}</Table.Td>
                      <Table.Td ta="end">
                        {moneyText(each.amount - each.refundedAmount, each.currency)}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          </Paper>
          <Paper withBorder>
            <Table verticalSpacing="xs">
              <TableHead columns={["Channel"]} endColumns={["Tickets"]} />
              <Table.Tbody>
                {channels.map(({ channel, tickets }) => (
                  <Table.Tr key={channel}>
                    <Table.Th scope="row" fw="normal">
                      {channelLabels[channel ?? "none"]}
                    </Table.Th>
                    <Table.Td ta="end">{count(tickets)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Paper>
        </>
      )}
    </>
  );
}

function count(figure: number): string {
  return figure.toLocaleString("en-AU");
}
