import type { ListedEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { maxBulkEvents } from "@before-ten/contracts/events/rules";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import {
  Group,
  SegmentedControl,
  Skeleton,
  Stack,
  Table,
  Title,
  VisuallyHidden,
} from "@mantine/core";
import { IconCalendarPlus, IconUpload } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../../lib/api/trpc.ts";
import { ListFilters } from "../../../../admin/list/list-filters.tsx";
import {
  ListCount,
  LoadedList,
  LoadingRows,
  PagedList,
} from "../../../../admin/list/list-states.tsx";
import type { OpenList } from "../../../../admin/list/use-list.ts";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import {
  countOf,
  includes,
  noneSelected,
  withToggled,
} from "../../../../admin/list/selection/selection.ts";
import { useSelection } from "../../../../admin/list/selection/use-selection.ts";
import { PageSelection } from "../../../../admin/list/selection/page-selection.tsx";
import { StickyTable } from "../../../../admin/list/sticky-table.tsx";
import { SortButtons } from "../../../../admin/list/sort-buttons.tsx";
import { usePermitted } from "../../../../admin/shell/use-permitted.ts";
import { BulkEventActions } from "./bulk-event-actions.tsx";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import { DeleteEventDialog } from "./delete-event-dialog.tsx";
import { DisruptionDialogLater, DuplicateDialogLater } from "../dialogs-later.tsx";
import { EventDetails } from "./event-details.tsx";
import type { EventDialog } from "./event-menu.tsx";
import { EventCard } from "./event-card.tsx";
import cardClasses from "./event-cards.module.css";
import { EventRow } from "./event-row.tsx";
import classes from "./events.module.css";
import { type EventsView, useEventsView } from "./use-events-view.ts";
import { type AdminEventsSearch, sortLabels, usualSort } from "./events-search.ts";

interface EventsPageProps {
  list: OpenList<AdminEventsSearch>;
}

const views: { value: EventsView; label: string }[] = [
  { value: "cards", label: "Cards" },
  { value: "table", label: "Table" },
];

export function EventsPage({ list }: EventsPageProps) {
  const [openedAt] = useState(() => Date.now());
  const events = trpc.events.listForAdmin.useQuery(
    { ...list.search, sort: list.search.sort ?? usualSort, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  const [view, setView] = useEventsView();
  // A placeholder from the previous page has no time of its own.
  const now = new Date(Math.max(openedAt, events.dataUpdatedAt));
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Events</Title>
        <Group gap={6}>
          <Permitted to="events:write">
            <ButtonLink
              to="/admin/events/import"
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              Import
            </ButtonLink>
          </Permitted>
          <ButtonLink to="/admin/events/embed" variant="default">
            Embed
          </ButtonLink>
          <ButtonLink
            to="/admin/events/create"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
          >
            Create event
          </ButtonLink>
        </Group>
      </Group>
      <ListFilters list={list} />
      <Group justify="space-between">
        <ListCount total={events.data?.pagination.total} one="event" many="events" />
        <SegmentedControl
          aria-label="Show events as"
          size="xs"
          ms="auto"
          classNames={{ label: cardClasses.view }}
          data={views}
          value={view}
          onChange={setView}
        />
        <SortButtons
          usual={{ sort: usualSort, label: "Next first" }}
          keys={sortLabels}
          sort={list.search.sort ?? usualSort}
          startsDescending={["date", "clicks"]}
          onSort={(sort) => list.onFilter("sort", sort)}
        />
      </Group>
      <LoadedList
        call={events}
        loading={view === "cards" ? <LoadingCards /> : <LoadingEventRows />}
        errorTexts={{ failed: eventMessages.loadFailed }}
      >
        {(found) => <Events found={found} list={list} now={now} view={view} />}
      </LoadedList>
    </Stack>
  );
}

function LoadingCards() {
  return (
    <div className={cardClasses.cards} role="status" aria-label="Loading events">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={cardClasses.loading} />
      ))}
    </div>
  );
}

function LoadingEventRows() {
  return <LoadingRows label="Loading events" rows={8} rowHeight="3.5rem" />;
}

interface EventsProps extends EventsPageProps {
  found: PageOf<ListedEvent>;
  now: Date;
  view: EventsView;
}

function Events({ found, now, list, view }: EventsProps) {
  const [dialog, setDialog] = useState<{ kind: EventDialog; event: ListedEvent }>();
  const [selection, setSelection] = useSelection(list.search);
  const canSelect = usePermitted()("events:write");
  const page = idsOf(found);
  const utils = trpc.useUtils();
  const matching = {
    ...list.search,
    sort: list.search.sort ?? usualSort,
    page: 1,
    limit: maxBulkEvents,
  };
  const close = () => setDialog(undefined);
  const eventFor = (kind: EventDialog) => (dialog?.kind === kind ? dialog.event : undefined);
  return (
    <Stack gap="lg">
      <PageSelection
        page={page}
        total={found.pagination.total}
        selection={selection}
        onSelect={setSelection}
        readMatching={async () => idsOf(await utils.events.listForAdmin.fetch(matching))}
        max={maxBulkEvents}
        renderActions={(ids) => (
          <BulkEventActions ids={ids} onDone={() => setSelection(noneSelected)} />
        )}
      />
      <PagedList
        list={list}
        found={found}
        empty={{
          title: eventMessages.noneFound,
          filtered: "Try another word, status or state.",
          unfiltered: "There are no events yet, not even drafts.",
          unfilteredAction: (
            <ButtonLink to="/admin/events/create">{adminEventMessages.createFirst}</ButtonLink>
          ),
        }}
      >
        {(events) => {
          const rows = events.map((event) => ({
            event,
            now,
            onOpen: (kind: EventDialog) => setDialog({ kind, event }),
            ...(canSelect && {
              isSelected: includes(selection, event.id),
              onToggle: () => setSelection(withToggled(selection, event.id, page)),
            }),
          }));
          return view === "cards" ? (
            <ul className={cardClasses.cards}>
              {rows.map((row) => (
                <EventCard key={row.event.id} {...row} />
              ))}
            </ul>
          ) : (
            <div
              className={classes.list}
              data-selecting={countOf(selection, found.pagination.total) > 0 || undefined}
            >
              <StickyTable size="wide">
                <EventsHead canSelect={canSelect} />
                <Table.Tbody>
                  {rows.map((row) => (
                    <EventRow key={row.event.id} {...row} />
                  ))}
                </Table.Tbody>
              </StickyTable>
            </div>
          );
        }}
      </PagedList>
      <EventDetails event={eventFor("view")} onClose={close} />
      <DuplicateDialogLater
        event={eventFor("duplicate")}
        onClose={close}
        onDuplicated={() => list.onSearch({ status: "draft" })}
      />
      <DisruptionDialogLater event={eventFor("disrupt")} onClose={close} />
      <DeleteEventDialog event={eventFor("delete")} onClose={close} />
    </Stack>
  );
}

function idsOf({ items }: PageOf<ListedEvent>): string[] {
  return items.map(({ id }) => id);
}

function EventsHead({ canSelect }: { canSelect: boolean }) {
  return (
    <Table.Thead>
      <Table.Tr>
        {canSelect && (
          <Table.Th>
            <VisuallyHidden>Select</VisuallyHidden>
          </Table.Th>
        )}
        <Table.Th>Event</Table.Th>
        <Table.Th>Date</Table.Th>
        <Table.Th>Location</Table.Th>
        <Table.Th>Status</Table.Th>
        <Table.Th>Registrations</Table.Th>
        <Table.Th ta="end">Clicks</Table.Th>
        <Table.Th>
          <VisuallyHidden>Actions</VisuallyHidden>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
