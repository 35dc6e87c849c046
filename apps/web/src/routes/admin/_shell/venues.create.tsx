import { createFileRoute } from "@tanstack/react-router";
import { CreateVenue } from "../../../features/events/admin/venues/create-venue.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/venues/create")({
  head: ({ match: { context } }) => adminPageHead("New venue", context),
  component: CreateVenue,
});
