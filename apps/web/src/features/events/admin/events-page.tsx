import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { DeleteEventDialog } from "./delete-event-dialog.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { EventCard } from "./event-card.tsx";
import { EventDetails } from "./event-details.tsx";
import { EventFilters } from "./event-filters.tsx";
import classes from "./events.module.css";
import type { AdminEventsSearch } from "./events-search.ts";
import { FailedList, ListPages } from "../../../admin/list/list-states.tsx";

interface EventsPageProps {
  search: AdminEventsSearch;
  onSearch: (search: AdminEventsSearch) => void;
}

/** Fills whole rows of one, two and three cards. */
const pageSize = 12;
const columns = { base: 1, md: 2, xl: 3 };

export function EventsPage({ search, onSearch }: EventsPageProps) {
  const events = trpc.events.listForAdmin.useQuery(
    { ...search, limit: pageSize },
    { placeholderData: keepPreviousData },
  );
  const total = events.data?.pagination.total;
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Events</Title>
        <ButtonLink
          to="/admin/events/create"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          Create event
        </ButtonLink>
      </Group>
      <EventFilters search={search} onSearch={onSearch} />
      <Text size="sm" c="dimmed" role="status" className={classes.count}>
        {total !== undefined &&
          `${total.toLocaleString("en-AU")} ${total === 1 ? "event" : "events"}`}
      </Text>
      {events.isPending && <LoadingCards />}
      {events.isError && (
        <FailedList
          {...loadErrorNotice(events.error, { failed: eventMessages.loadFailed })}
          onRetry={() => void events.refetch()}
        />
      )}
      {events.isSuccess && (
        <div className={events.isPlaceholderData ? classes.refreshing : undefined}>
          <EventCards events={events.data} search={search} onSearch={onSearch} />
        </div>
      )}
    </Stack>
  );
}

interface EventCardsProps extends EventsPageProps {
  events: PageOf<PublicEvent>;
}

/** What is open over the list, and for which event. */
interface OpenDialog {
  kind: "view" | "duplicate" | "delete";
  event: PublicEvent;
}

function EventCards({ events: { items, pagination }, search, onSearch }: EventCardsProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const eventFor = (kind: OpenDialog["kind"]) => (dialog?.kind === kind ? dialog.event : undefined);
  const { page, pages, total } = pagination;
  if (page > pages && total > 0) {
    // The last event of the last page is gone.
    return <Navigate to="/admin/events" search={{ ...search, page: pages }} replace />;
  }
  return (
    <Stack gap="lg">
      {items.length === 0 ? (
        <NoEvents search={search} onSearch={onSearch} />
      ) : (
        <SimpleGrid component="ul" cols={columns} className={classes.cards}>
          {items.map((event) => (
            <li key={event.id}>
              <EventCard
                event={event}
                onView={() => setDialog({ kind: "view", event })}
                onDuplicate={() => setDialog({ kind: "duplicate", event })}
                onDelete={() => setDialog({ kind: "delete", event })}
              />
            </li>
          ))}
        </SimpleGrid>
      )}
      <ListPages
        page={page}
        pages={pages}
        onPage={(chosen) => onSearch({ ...search, page: chosen })}
      />
      <EventDetails event={eventFor("view")} onClose={close} />
      <DuplicateDialog
        event={eventFor("duplicate")}
        onClose={close}
        onDuplicated={() => onSearch({ status: "draft" })}
      />
      <DeleteEventDialog event={eventFor("delete")} onClose={close} />
    </Stack>
  );
}

function NoEvents({ search, onSearch }: EventsPageProps) {
  const isFiltered = Object.keys(search).length > 0;
  return (
    <Paper withBorder p="xl">
      <Stack align="center" ta="center">
        <Text fw={600}>{eventMessages.noneFound}</Text>
        <Text c="dimmed">
          {isFiltered
            ? "Try another word, or another status."
            : "There is no event yet, not even a draft."}
        </Text>
        {isFiltered ? (
          <Button variant="default" onClick={() => onSearch({})}>
            Clear Filters
          </Button>
        ) : (
          <ButtonLink to="/admin/events/create">{adminEventMessages.createFirst}</ButtonLink>
        )}
      </Stack>
    </Paper>
  );
}

function LoadingCards() {
  return (
    <SimpleGrid cols={columns} role="status" aria-label="Loading events">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={classes.skeleton} />
      ))}
    </SimpleGrid>
  );
}
