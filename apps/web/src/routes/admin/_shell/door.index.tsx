import { createFileRoute } from "@tanstack/react-router";
import { DoorListPage } from "../../../features/door/admin/door-list-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/door/")({
  head: ({ match: { context } }) => adminPageHead("Door", context),
  component: DoorListPage,
});
