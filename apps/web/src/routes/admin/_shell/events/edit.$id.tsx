import { createFileRoute } from "@tanstack/react-router";
import { EditEventPage } from "../../../../features/events/admin/form/edit-event-page.tsx";
import { useEventsChanged } from "../../../../features/events/admin/use-events-changed.ts";
import { EntityHistory } from "../../../../features/history/admin/entity-history.tsx";
import { useRevision } from "../../../../features/history/admin/use-revision.ts";
import { EventReviews } from "../../../../features/reviews/admin/event-reviews.tsx";
import { EventTicketPage } from "../../../../features/ticket-pages/admin/event-ticket-page.tsx";
import { ReadTicketPage } from "../../../../features/ticket-pages/admin/read-ticket-page.tsx";
import { adminPageHead } from "../../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/events/edit/$id")({
  head: ({ match: { context } }) => adminPageHead("Edit event", context),
  component: EditEvent,
});

function EditEvent() {
  const { id } = Route.useParams();
  const [key, onRestored] = useRevision(id, useEventsChanged());
  // A key that resets the form for each event and each restored version.
  return (
    <>
      <EditEventPage key={key} id={id} ticketPage={ReadTicketPage} notice={EventTicketPage} />
      <EventReviews key={`reviews ${id}`} id={id} />
      <EntityHistory key={id} kind="event" id={id} onRestored={onRestored} />
    </>
  );
}
