import { shortDays } from "@before-ten/contracts/events/time-text";
import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import type { AdminVenueSummary } from "@before-ten/contracts/venues/output";
import { addressOfVenue, publicVenueStatus } from "@before-ten/contracts/venues/rules";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { Group, Stack, Table, Text, Title } from "@mantine/core";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { IconMapPinPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { dayOf } from "../../../../admin/list/admin-dates.ts";
import { StatusBadge } from "../../../../admin/list/badges/status-badge.tsx";
import { ListFilters } from "../../../../admin/list/list-filters.tsx";
import type { SearchOfList } from "../../../../admin/list/list-search.ts";
import {
  ListCount,
  LoadedList,
  LoadingRows,
  PagedList,
} from "../../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../../admin/list/table-head.tsx";
import type { OpenList } from "../../../../admin/list/use-list.ts";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import { usePermitted } from "../../../../admin/shell/use-permitted.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { EditButton } from "../../../../admin/list/edit-button.tsx";
import { DeleteItem, RowMenu } from "../../../../admin/list/row-menu.tsx";
import classes from "./venues-list.module.css";
import { DeleteVenueDialog } from "./delete-venue-dialog.tsx";
import type { venuesSearch } from "./venues-search.ts";

export function VenuesList({ list }: { list: OpenList<SearchOfList<typeof venuesSearch>> }) {
  const [doomed, setDoomed] = useState<AdminVenueSummary>();
  const mayWrite = usePermitted()("events:write");
  const venues = trpc.venues.listForAdmin.useQuery(
    { ...list.search, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Venues</Title>
        <ButtonLink
          to="/admin/venues/create"
          leftSection={<IconMapPinPlus size={18} aria-hidden />}
        >
          New venue
        </ButtonLink>
      </Group>
      <Text c="dimmed" maw="68ch">
        Where your parties are: address, access, transport, the bar and the house rules, written
        once for all of them.
      </Text>
      <ListFilters list={list} />
      <ListCount total={venues.data?.pagination.total} one="venue" many="venues" />
      <LoadedList
        call={venues}
        loading={<LoadingRows label="Loading venues" rows={5} rowHeight="3.5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => (
          <PagedList
            list={list}
            found={found}
            empty={{
              title: "No venues found",
              filtered: "Try another word or status.",
              unfiltered: "Start with the one you use most.",
              unfilteredAction: <ButtonLink to="/admin/venues/create">New venue</ButtonLink>,
            }}
          >
            {(items) => (
              <StickyTable size="medium">
                <TableHead
                  columns={["Venue", "Next party", "Capacity", "Status", "Last changed"]}
                  endColumns={mayWrite ? ["Actions"] : []}
                />
                <Table.Tbody>
                  {items.map((venue) => (
                    <VenueRow key={venue.id} venue={venue} onDelete={() => setDoomed(venue)} />
                  ))}
                </Table.Tbody>
              </StickyTable>
            )}
          </PagedList>
        )}
      </LoadedList>
      <DeleteVenueDialog venue={doomed} onClose={() => setDoomed(undefined)} />
    </Stack>
  );
}

interface VenueRowProps {
  venue: AdminVenueSummary;
  onDelete: () => void;
}

function VenueRow({ venue, onDelete }: VenueRowProps) {
  const { id, name, status, nextParty, capacity } = venue;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw="normal" className={classes.venue}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {addressOfVenue(venue)}
        </Text>
      </Table.Th>
      <Table.Td data-label="Next party">
        {nextParty === null ? (
          <Text span size="sm" c="dimmed">
            None planned
          </Text>
        ) : (
          <>
            {nextParty.eventName}
            <Text size="sm" c="dimmed">
              {shortDays({ startDate: nextParty.startDate, endDate: nextParty.startDate })}
            </Text>
          </>
        )}
      </Table.Td>
      <Table.Td data-label="Capacity">{capacity?.toLocaleString("en-AU") ?? "–"}</Table.Td>
      <Table.Td>
        <StatusBadge tone={status === publicVenueStatus ? "live" : "idle"}>{status}</StatusBadge>
      </Table.Td>
      <Table.Td data-label="Last changed" className={classes.day}>
        <time dateTime={venue.updatedAt}>{dayOf(venue.updatedAt)}</time>
      </Table.Td>
      <Permitted to="events:write">
        <Table.Td>
          <div className={classes.actions}>
            <EditButton to="/admin/venues/edit/$id" id={id} name={name} />
            <RowMenu of={name}>
              <DeleteItem onClick={onDelete} />
            </RowMenu>
          </div>
        </Table.Td>
      </Permitted>
    </Table.Tr>
  );
}
