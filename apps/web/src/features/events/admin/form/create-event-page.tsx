import { Stack, Text, Title } from "@mantine/core";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { EventForm } from "./event-form.tsx";
import type { TicketPageReader } from "../doubts/ticket-page-slot.ts";
import classes from "./event-form.module.css";

const tips = [
  "Use descriptive names with the city and the theme.",
  "Include music genres and what makes this event unique in the description.",
  "Our default timing is 4PM-10PM.",
  "Make sure the redirect URL leads to the correct ticketing page.",
] as const;

interface CreateEventPageProps {
  ticketPage: TicketPageReader;
  /** The day that was chosen in the calendar. */
  date: string | undefined;
}

export function CreateEventPage({ ticketPage, date }: CreateEventPageProps) {
  return (
    <Stack>
      <BackLink to="/admin/events">Back to Events</BackLink>
      <Title order={1}>Create event</Title>
      <EventForm key={date} date={date} ticketPage={ticketPage} aside={<Tips />} />
    </Stack>
  );
}

function Tips() {
  return (
    <Text component="section" size="xs" c="dimmed" aria-labelledby="tips">
      <Title order={2} size="xs" id="tips" mb={4}>
        Tips
      </Title>
      <ul className={classes.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Text>
  );
}
