import { createFileRoute } from "@tanstack/react-router";
import { CreateEventPage } from "../../../../features/events/admin/form/create-event-page.tsx";
import { ReadTicketPage } from "../../../../features/ticket-pages/admin/read-ticket-page.tsx";
import { adminPageHead } from "../../../../lib/page/page-head.ts";
import { calendarDay, searchParameters, searchReader } from "../../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/events/create")({
  ...searchParameters(searchReader({ date: calendarDay })),
  head: ({ match: { context } }) => adminPageHead("Create event", context),
  component: CreateEvent,
});

function CreateEvent() {
  return <CreateEventPage ticketPage={ReadTicketPage} date={Route.useLoaderDeps().date} />;
}
