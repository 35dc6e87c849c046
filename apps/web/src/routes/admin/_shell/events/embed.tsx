import { createFileRoute } from "@tanstack/react-router";
import { EmbedPage } from "../../../../features/embed/admin/embed-page.tsx";
import { adminPageHead } from "../../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/events/embed")({
  head: ({ match: { context } }) => adminPageHead("Embed the list", context),
  component: EmbedPage,
});
