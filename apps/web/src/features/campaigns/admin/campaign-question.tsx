import { trashMessages } from "@before-ten/contracts/trash/messages";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { subscribersText } from "./campaign-texts.ts";
import type { CampaignActions, OpenQuestion } from "./use-campaign-actions.ts";

const buttons = { stop: "Stop for good", delete: "Delete campaign" };
const titles = { stop: "Stop", delete: "Delete" };

/** Asks before a campaign is stopped or deleted. */
export function CampaignQuestion({ actions }: { actions: CampaignActions }) {
  const { question, isBusy, onConfirm, onClose } = actions;
  return (
    <ConfirmDialog
      title={question ? `${titles[question.action]} ${question.campaign.subject}` : ""}
      question={question && questionText(question)}
      {...(question?.action === "delete" && { note: trashMessages.restorable })}
      action={question ? buttons[question.action] : ""}
      cancelLabel={question?.action === "stop" ? "Go back" : undefined}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function questionText({ action, campaign }: OpenQuestion): string {
  if (action === "delete") {
    return "Are you sure you want to delete this campaign?";
  }
  const { sent, waiting } = campaign.figures;
  const got =
    sent === 0
      ? "Nobody has received it yet."
      : `${subscribersText(sent)} ${sent === 1 ? "has" : "have"} received it.`;
  const rest =
    waiting === 0
      ? "Nobody else will get it"
      : `The ${subscribersText(waiting)} still waiting won't get it`;
  return `${got} ${rest}, and it can't be resumed. To carry on later, pause it instead.`;
}
