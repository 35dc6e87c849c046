import { createFileRoute } from "@tanstack/react-router";
import { UndoEmailChangePage } from "../../features/auth/public/undo-email-change-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/undo-email-change/$token")({
  head: ({ match }) =>
    unlistedPageHead({
      title: "Undo a change of address",
      description: "Undo a change of address.",
      path: "/undo-email-change",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: UndoEmailChange,
});

function UndoEmailChange() {
  return (
    <Island
      name="undo-email-change-page"
      component={UndoEmailChangePage}
      props={Route.useParams()}
    />
  );
}
