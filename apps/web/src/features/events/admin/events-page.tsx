import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Group, SimpleGrid, Skeleton, Stack, Title } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../lib/trpc.ts";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { ListCount, LoadedList, PagedList } from "../../../admin/list/list-states.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { DeleteEventDialog } from "./delete-event-dialog.tsx";
import { DisruptionDialog } from "./disruption-dialog.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { EventCard } from "./event-card.tsx";
import { EventDetails } from "./event-details.tsx";
import classes from "./events.module.css";
import type { AdminEventsSearch } from "./events-search.ts";

interface EventsPageProps {
  list: OpenList<AdminEventsSearch>;
}

/** Fills whole rows of one, two and three cards. */
const pageSize = 12;
const columns = { base: 1, md: 2, xl: 3 };

export function EventsPage({ list }: EventsPageProps) {
  const events = trpc.events.listForAdmin.useQuery(
    { ...list.search, limit: pageSize },
    { placeholderData: keepPreviousData },
  );
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
      <ListFilters list={list} />
      <ListCount total={events.data?.pagination.total} one="event" many="events" />
      <LoadedList
        call={events}
        loading={<LoadingCards />}
        errorTexts={{ failed: eventMessages.loadFailed }}
      >
        {(found) => <EventCards found={found} list={list} />}
      </LoadedList>
    </Stack>
  );
}

interface EventCardsProps extends EventsPageProps {
  found: PageOf<PublicEvent>;
}

/** What is open over the list, and for which event. */
interface OpenDialog {
  kind: "view" | "duplicate" | "disrupt" | "delete";
  event: PublicEvent;
}

function EventCards({ found, list }: EventCardsProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const eventFor = (kind: OpenDialog["kind"]) => (dialog?.kind === kind ? dialog.event : undefined);
  return (
    <Stack gap="lg">
      <PagedList
        list={list}
        found={found}
        empty={{
          title: eventMessages.noneFound,
          filtered: "Try another word, status or state.",
          unfiltered: "There is no event yet, not even a draft.",
          unfilteredAction: (
            <ButtonLink to="/admin/events/create">{adminEventMessages.createFirst}</ButtonLink>
          ),
        }}
      >
        {(events) => (
          <SimpleGrid component="ul" cols={columns} className={classes.cards}>
            {events.map((event) => (
              <li key={event.id}>
                <EventCard
                  event={event}
                  onView={() => setDialog({ kind: "view", event })}
                  onDuplicate={() => setDialog({ kind: "duplicate", event })}
                  onDisrupt={() => setDialog({ kind: "disrupt", event })}
                  onDelete={() => setDialog({ kind: "delete", event })}
                />
              </li>
            ))}
          </SimpleGrid>
        )}
      </PagedList>
      <EventDetails event={eventFor("view")} onClose={close} />
      <DuplicateDialog
        event={eventFor("duplicate")}
        onClose={close}
        onDuplicated={() => list.onSearch({ status: "draft" })}
      />
      <DisruptionDialog event={eventFor("disrupt")} onClose={close} />
      <DeleteEventDialog event={eventFor("delete")} onClose={close} />
    </Stack>
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
