import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { FailedList, LoadingRows } from "../../../../admin/list/list-states.tsx";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { loadErrorNotice } from "../../../../lib/api/call-error.ts";
import { foundBy, trpc } from "../../../../lib/api/trpc.ts";
import { DeleteVenueDialog } from "./delete-venue-dialog.tsx";
import { VenueForm } from "./venue-form.tsx";

export function EditVenue({ id }: { id: string }) {
  const venue = trpc.venues.getForAdmin.useQuery(
    { id },
    // Starts from what is stored now; later refetches must not disturb what is being typed.
    { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (venue.error?.data?.code === "NOT_FOUND") return <MissingVenue />;
  return (
    <Stack>
      <BackLink to="/admin/venues">Back to Venues</BackLink>
      {venue.isFetchedAfterMount && venue.data !== undefined ? (
        <LoadedVenue key={venue.data.id} venue={venue.data} />
      ) : (
        <>
          <Title order={1}>Edit venue</Title>
          {venue.error === null ? (
            <LoadingRows label="Loading the venue" rows={8} />
          ) : (
            <FailedList
              {...loadErrorNotice(venue.error, { failed: messages.loadOneFailed })}
              onRetry={() => void venue.refetch()}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function MissingVenue() {
  return (
    <Stack align="start">
      <Title order={1}>{messages.notFound}</Title>
      <Text>This venue doesn't exist, or someone has deleted it.</Text>
      <ButtonLink to="/admin/venues" variant="default">
        Back to Venues
      </ButtonLink>
    </Stack>
  );
}

function LoadedVenue({ venue }: { venue: AdminVenue }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const isDeleted = useRef(false);
  const { id } = venue;

  /** A deleted venue leaves the form as it is. */
  async function read(): Promise<AdminVenue | undefined> {
    const stored = await foundBy(utils.client.venues.getForAdmin.query({ id }));
    if (stored !== undefined) utils.venues.getForAdmin.setData({ id }, stored);
    return stored;
  }

  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Edit venue</Title>
        <Button color="red" variant="outline" onClick={() => setIsAsking(true)}>
          Delete venue
        </Button>
      </Group>
      <Paper withBorder p={{ base: "md", sm: "xl" }}>
        <VenueForm venue={venue} read={read} isLeaving={() => isDeleted.current} />
      </Paper>
      <DeleteVenueDialog
        venue={isAsking ? venue : undefined}
        onClose={() => setIsAsking(false)}
        onDeleted={() => {
          isDeleted.current = true;
          return navigate({ to: "/admin/venues" });
        }}
      />
    </>
  );
}
