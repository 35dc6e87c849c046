import { createFileRoute } from "@tanstack/react-router";
import { CreateEventPage } from "../../../features/events/admin/create-event-page.tsx";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/events/create")({
  head: () => staffPageHead("Create event"),
  component: CreateEventPage,
});
