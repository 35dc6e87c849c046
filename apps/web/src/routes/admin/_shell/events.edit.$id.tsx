import { createFileRoute } from "@tanstack/react-router";
import { EditEventPage } from "../../../features/events/admin/edit-event-page.tsx";
import { EventTicketPage } from "../../../features/ticket-pages/admin/event-ticket-page.tsx";
import { ReadTicketPage } from "../../../features/ticket-pages/admin/read-ticket-page.tsx";
import { adminPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_shell/events/edit/$id")({
  head: () => adminPageHead("Edit event"),
  component: EditEvent,
});

function EditEvent() {
  const { id } = Route.useParams();
  // A form of its own for each event.
  return <EditEventPage key={id} id={id} ticketPage={ReadTicketPage} notice={EventTicketPage} />;
}
