import { createFileRoute } from "@tanstack/react-router";
import { EditEventPage } from "../../../features/events/admin/edit-event-page.tsx";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/events/edit/$id")({
  head: () => staffPageHead("Edit event"),
  component: EditEvent,
});

function EditEvent() {
  const { id } = Route.useParams();
  // A form of its own for each event.
  return <EditEventPage key={id} id={id} />;
}
