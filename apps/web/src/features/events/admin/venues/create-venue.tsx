import { Paper, Stack, Title } from "@mantine/core";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { VenueForm } from "./venue-form.tsx";

export function CreateVenue() {
  return (
    <Stack>
      <BackLink to="/admin/venues">Back to Venues</BackLink>
      <Title order={1}>New venue</Title>
      <Paper withBorder p={{ base: "md", sm: "xl" }}>
        <VenueForm />
      </Paper>
    </Stack>
  );
}
