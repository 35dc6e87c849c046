import type { PublicEvent } from "@before-ten/contracts/events/output";
import { List, Text } from "@mantine/core";
import { EventPage } from "../../public/event-page/event-page.tsx";
import type { EventFormValues } from "../form/event-form-values.ts";
import { missingFacts } from "../form/missing-facts.ts";
import { PhoneFrame } from "./phone-frame.tsx";

interface PagePreviewProps {
  /** The event that `values` describe. */
  event: PublicEvent;
  values: EventFormValues;
  now: Date;
}

/** The event's public page and a list of what it can't show yet. */
export function PagePreview({ event, values, now }: PagePreviewProps) {
  const missing = missingFacts(values, event);
  return (
    <>
      <PhoneFrame title="The event’s page">
        <EventPage event={event} now={now} publicUrl={location.origin} />
      </PhoneFrame>
      <Text size="xs" c="dimmed" mt="xs">
        Other parties, photos and alerts are left out here.
      </Text>
      {missing.length > 0 && (
        <List size="xs" c="dimmed" mt={4} aria-label="Not known yet">
          {missing.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
    </>
  );
}
