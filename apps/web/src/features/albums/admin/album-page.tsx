import { adminAlbumMessages as messages } from "@before-ten/contracts/albums/admin-messages";
import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import type { AdminAlbum } from "@before-ten/contracts/albums/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { Anchor, Paper, Stack, Text, Title } from "@mantine/core";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { foundBy, trpc } from "../../../lib/api/trpc.ts";
import { AlbumForm } from "./album-form.tsx";

/** Refetching must not disturb what is being typed. */
const asStored = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Edits the album of one event. */
export function AlbumPage({ id }: { id: string }) {
  const event = trpc.events.get.useQuery({ id });
  const album = trpc.albums.getForAdmin.useQuery({ id }, asStored);
  const read = useReadAlbum(id);
  const error = album.error ?? event.error;
  const isMissing = error?.data?.code === "NOT_FOUND";
  return (
    <Stack>
      <BackLink to="/admin/events">Back to Events</BackLink>
      <Title order={1}>Album</Title>
      {event.data && (
        <Text>
          {event.data.eventName}, {partyDays(event.data)}.{" "}
          {isOver(event.data) ? (
            <Anchor href={pathTo("/gallery/$id", { params: { id } })} target="_blank">
              See it on the site
            </Anchor>
          ) : (
            "Visitors see its album once the party is over."
          )}
        </Text>
      )}
      {album.data && album.isFetchedAfterMount ? (
        <Paper withBorder p={{ base: "md", sm: "xl" }}>
          <AlbumForm key={id} album={album.data} read={read} />
        </Paper>
      ) : error === null ? (
        <LoadingRows label="Loading the album" rows={8} />
      ) : (
        <FailedList
          {...(isMissing
            ? { title: eventMessages.notFound, text: "Someone may have deleted it." }
            : loadErrorNotice(error, { failed: messages.loadFailed }))}
          onRetry={() => void Promise.all([album.refetch(), event.refetch()])}
        />
      )}
    </Stack>
  );
}

/** Reads what is stored now. A deleted album leaves the form as it is. */
function useReadAlbum(id: string): () => Promise<AdminAlbum | undefined> {
  const { client } = trpc.useUtils();
  return () => foundBy(client.albums.getForAdmin.query({ id }));
}

function isOver(event: PublicEvent): boolean {
  return hasEnded(event, new Date());
}
