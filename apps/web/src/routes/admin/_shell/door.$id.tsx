import { createFileRoute } from "@tanstack/react-router";
import { DoorPage } from "../../../features/door/admin/door-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/door/$id")({
  head: ({ match: { context } }) => adminPageHead("Door", context),
  component: Door,
});

function Door() {
  const { id } = Route.useParams();
  return <DoorPage key={id} id={id} />;
}
