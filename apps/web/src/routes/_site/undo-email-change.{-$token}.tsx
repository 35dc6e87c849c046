import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { undoEmailChangeTexts } from "@before-ten/contracts/site/texts/accounts/undo-email-change";
import { createFileRoute } from "@tanstack/react-router";
import { UndoEmailChangePage } from "../../features/auth/public/undo-email-change-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/undo-email-change/{-$token}")({
  staticData: { isBare: true },
  head: ({ match: { context } }) => {
    const { pageTitle: title, description } = context.texts(undoEmailChangeTexts);
    return unlistedPageHead({ title, description, path: "/undo-email-change", ...context });
  },
  component: UndoEmailChange,
});

function UndoEmailChange() {
  return (
    <Island
      name="undo-email-change-page"
      component={UndoEmailChangePage}
      props={{ token: Route.useParams().token }}
      texts={[undoEmailChangeTexts, needsScriptsTexts]}
    />
  );
}
