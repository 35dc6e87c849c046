import type { PublicEvent } from "@before-ten/contracts/events/output";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { isPublic } from "@before-ten/contracts/events/lifecycle";
import { Button, Group, Stack, Title } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useFailedLoad } from "../../../../admin/form/use-failed-load.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { dayOf } from "../../../../admin/list/admin-dates.ts";
import { foundBy, trpc } from "../../../../lib/api/trpc.ts";
import { Loading } from "../../../../ui/loading.tsx";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import { HistoryLink } from "../../../../admin/shell/history-link.tsx";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { FigureTile } from "../../../../admin/list/tiles/figure-tile.tsx";
import { SummaryTiles } from "../../../../admin/list/tiles/summary-tiles.tsx";
import { DuplicateDialogLater } from "../dialogs-later.tsx";
import { DisruptionDialog } from "../disruption/disruption-dialog.tsx";
import { isAnnounced } from "../disruption/disruption-values.ts";
import { DeleteEventDialog } from "../list/delete-event-dialog.tsx";
import { RepeatDialog } from "../series/repeat-dialog.tsx";
import { EventForm } from "./event-form.tsx";
import { PublicationNotice } from "./publication-notice.tsx";
import type { TicketPageReader } from "../doubts/ticket-page-slot.ts";
import { capitalised } from "../../../../lib/capitalised.ts";

interface EditEventPageProps {
  id: string;
  ticketPage: TicketPageReader;
  /** A notice above the form from another feature, which may change the event too. */
  notice: ComponentType<{
    id: string;
    hasUnsaved: () => boolean;
    onTakenOver: () => Promise<unknown>;
  }>;
}

export function EditEventPage({ id, ticketPage, notice: Notice }: EditEventPageProps) {
  const navigate = useNavigate();
  /** Incremented to reset the form to what is stored. */
  const [revision, setRevision] = useState(0);
  const isDirty = useRef<() => boolean>(() => false);
  const { data, error, isFetchedAfterMount, refetch } = trpc.events.get.useQuery(
    { id },
    // Starts from what is stored now; later refetches must not disturb what is being typed.
    { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  // Asked for with the event, as the form waits for it.
  trpc.alerts.count.useQuery({ id }, { staleTime: 0 });
  const [isDisrupting, setIsDisrupting] = useState(false);
  const read = useReadEvent(id);
  const sentence =
    error === null
      ? undefined
      : error.data?.code === "NOT_FOUND"
        ? eventMessages.notFound
        : adminEventMessages.loadFailed;

  /** What is typed stays, and is compared with what is stored once it is saved. */
  async function showStored() {
    await refetch();
    if (!isDirty.current()) setRevision((before) => before + 1);
  }

  useFailedLoad(sentence, () => void navigate({ to: "/admin/events", replace: true }));

  return (
    <Stack>
      <BackLink to="/admin/events">Back to Events</BackLink>
      {isFetchedAfterMount && sentence === undefined && data !== undefined ? (
        <LoadedEvent
          key={`${data.id} ${revision}`}
          event={data}
          read={read}
          ticketPage={ticketPage}
          onDisrupt={() => setIsDisrupting(true)}
          onUnpublished={() => void showStored()}
          onReady={(isFormDirty) => {
            isDirty.current = isFormDirty;
          }}
          notice={
            <Notice
              id={id}
              hasUnsaved={() => isDirty.current()}
              onTakenOver={async () => {
                await refetch();
                setRevision((before) => before + 1);
              }}
            />
          }
        />
      ) : (
        <>
          <Title order={1}>Edit event</Title>
          <Loading label={sentence ?? "Loading the event"} />
        </>
      )}
      <DisruptionDialog
        event={isDisrupting ? data : undefined}
        onClose={() => {
          setIsDisrupting(false);
          void showStored();
        }}
      />
    </Stack>
  );
}

/** Reads what is stored now, for the page too. A deleted event leaves the form as it is. */
function useReadEvent(id: string): () => Promise<PublicEvent | undefined> {
  const utils = trpc.useUtils();
  return async () => {
    const event = await foundBy(utils.client.events.get.query({ id }));
    if (event !== undefined) utils.events.get.setData({ id }, event);
    return event;
  };
}

interface LoadedEventProps extends Pick<EditEventPageProps, "ticketPage"> {
  event: PublicEvent;
  read: () => Promise<PublicEvent | undefined>;
  onDisrupt: () => void;
  onUnpublished: () => void;
  onReady: (isDirty: () => boolean) => void;
  notice: ReactNode;
}

const announcementPauseMs = 20_000;

function LoadedEvent({
  event,
  read,
  ticketPage,
  onDisrupt,
  onUnpublished,
  onReady,
  notice,
}: LoadedEventProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isDuplicating, setIsDuplicating] = useState(false);
  const [isRepeating, setIsRepeating] = useState(false);
  const [openedAt] = useState(() => new Date());
  const isDeleted = useRef(false);
  const counts = trpc.alerts.count.useQuery(
    { id: event.id },
    {
      staleTime: 0,
      // Until the mails of its publication have left.
      refetchInterval: ({ state }) => (state.data?.announcement ? announcementPauseMs : false),
    },
  );
  /** Anyone may read a public event, but its counts are for admins of its place. */
  const isElsewhere = counts.data === undefined && counts.error?.data?.code === "NOT_FOUND";
  useFailedLoad(
    isElsewhere ? authMessages.outOfReach : undefined,
    () => void navigate({ to: "/admin/events", replace: true }),
  );
  const waiting =
    counts.error === null
      ? counts.data && (counts.data.placesReturn + counts.data.onSale).toLocaleString("en-AU")
      : "N/A";
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Edit event</Title>
        <Group gap="xs">
          <ButtonLink to="/admin/events/album/$id" params={{ id: event.id }} variant="default">
            Album
          </ButtonLink>
          <Permitted to="analytics:read">
            <ButtonLink
              to="/admin/analytics/events/$id"
              params={{ id: event.id }}
              variant="default"
            >
              Figures
            </ButtonLink>
          </Permitted>
          {isPublic(event) && (
            <Button
              component="a"
              variant="default"
              href={pathTo("/events/$id", { params: { id: event.id } })}
              target="_blank"
              rel="noopener"
              rightSection={<IconExternalLink size={16} aria-hidden />}
            >
              View on site
            </Button>
          )}
          {event.series !== null && (
            <HistoryLink
              kind="series"
              id={event.series.id}
              of={`the series ${event.series.name}`}
              size="sm"
              variant="default"
            >
              History of the series
            </HistoryLink>
          )}
          <Button variant="default" onClick={() => setIsDuplicating(true)}>
            Duplicate
          </Button>
          <Button variant="default" onClick={() => setIsRepeating(true)}>
            {event.series === null ? "Make a series" : "Add dates"}
          </Button>
          {isAnnounced(event, openedAt) && (
            <Button variant="default" onClick={onDisrupt}>
              Cancel or move
            </Button>
          )}
          <Button color="red" variant="outline" onClick={() => setIsAsking(true)}>
            Delete Event
          </Button>
        </Group>
      </Group>
      <SummaryTiles>
        <FigureTile label="Registrations" value={event.registrations.toLocaleString("en-AU")} />
        <FigureTile label="Waiting" value={waiting} />
        <FigureTile label="Status" value={capitalised(event.status)} />
        <FigureTile label="Created" value={dayOf(event.createdAt)} />
      </SummaryTiles>
      {notice}
      {counts.data && (
        <PublicationNotice event={event} counts={counts.data} onUndone={onUnpublished} />
      )}
      {/* Elsewhere it has no version for this admin, which the form would take for a deletion. */}
      {!isElsewhere && !(counts.isPending && counts.failureCount === 0) && (
        <EventForm
          event={event}
          read={read}
          ticketPage={ticketPage}
          onReady={onReady}
          isLeaving={() => isDeleted.current}
        />
      )}
      <DuplicateDialogLater
        event={isDuplicating ? event : undefined}
        onClose={() => setIsDuplicating(false)}
        onDuplicated={() => void navigate({ to: "/admin/events", search: { status: "draft" } })}
      />
      <RepeatDialog isOpen={isRepeating} event={event} onClose={() => setIsRepeating(false)} />
      <DeleteEventDialog
        event={isAsking ? event : undefined}
        onClose={() => setIsAsking(false)}
        onDeleted={() => {
          isDeleted.current = true;
          return navigate({ to: "/admin/events" });
        }}
      />
    </>
  );
}
