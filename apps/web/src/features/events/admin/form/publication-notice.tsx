import { adminAlertMessages as messages } from "@before-ten/contracts/alerts/admin-messages";
import { countryInSentence } from "@before-ten/contracts/alerts/messages";
import type { AlertCounts } from "@before-ten/contracts/alerts/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { Alert, Button } from "@mantine/core";
import { timeOf } from "../../../../admin/list/admin-dates.ts";
import { useUnpublish } from "../use-offer-draft.ts";

interface PublicationNoticeProps {
  event: PublicEvent;
  counts: AlertCounts;
  onUndone: () => void;
}

/** Who is mailed because of an event's publication, and the way back until then. */
export function PublicationNotice({ event, counts, onUndone }: PublicationNoticeProps) {
  const unpublish = useUnpublish();
  const { announcement, nextEvent } = counts;
  const country = countryInSentence(event.country);
  if (announcement !== null) {
    const time = timeOf(announcement.at);
    return (
      <Alert color="dusk" variant="light" title="Just published">
        {messages.announces(announcement.people, { country, time })}
        <Button
          display="block"
          size="xs"
          variant="default"
          mt="sm"
          loading={unpublish.isPending}
          onClick={() =>
            unpublish.mutate({ id: event.id, status: "draft" }, { onSuccess: onUndone })
          }
        >
          Undo publishing
        </Button>
      </Alert>
    );
  }
  if (event.status !== "draft" || nextEvent === 0) return null;
  return (
    <Alert color="dusk" variant="light">
      {messages.publishes(nextEvent, country)}
    </Alert>
  );
}
