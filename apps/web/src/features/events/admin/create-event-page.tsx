import { Paper, Stack, Title } from "@mantine/core";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { EventForm } from "./event-form.tsx";
import type { TicketPageReader } from "./ticket-page-slot.ts";
import classes from "./event-form.module.css";

const tips = [
  "Use descriptive names with the city and the theme.",
  "Include music genres and what makes this event unique in the description.",
  "Our default timing is 4PM-10PM.",
  "Make sure the redirect URL leads to the correct ticketing page.",
] as const;

export function CreateEventPage({ ticketPage }: { ticketPage: TicketPageReader }) {
  return (
    <Stack>
      <BackLink to="/admin/events">Back to Events</BackLink>
      <Title order={1}>Create event</Title>
      <div className={classes.page}>
        <Paper withBorder p={{ base: "md", sm: "xl" }}>
          <EventForm ticketPage={ticketPage} />
        </Paper>
        <Paper component="aside" withBorder p="lg" aria-labelledby="tips">
          <Title order={2} size="h4" id="tips" mb="sm">
            Tips
          </Title>
          <ul className={classes.tips}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Paper>
      </div>
    </Stack>
  );
}
