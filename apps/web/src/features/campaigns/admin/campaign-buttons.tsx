import type { CampaignSummary } from "@before-ten/contracts/campaigns/output";
import { Button } from "@mantine/core";
import { usePermitted } from "../../../admin/shell/use-permitted.ts";
import { actionLabels, actionsOf, isFinal } from "./campaign-actions.ts";
import type { CampaignActions } from "./use-campaign-actions.ts";

export interface CampaignButtonsProps {
  campaign: CampaignSummary;
  actions: CampaignActions;
}

/** A button for each action that is possible now and that the admin may take. */
export function CampaignButtons({ campaign, actions }: CampaignButtonsProps) {
  if (!usePermitted()("campaigns:write")) return null;
  return actionsOf(campaign).map((action) => (
    <Button
      key={action}
      {...(isFinal(action) ? { variant: "outline", color: "red" } : { variant: "default" })}
      aria-label={`${actionLabels[action]}: ${campaign.subject}`}
      loading={actions.isRunning(action, campaign)}
      onClick={() => actions.run(action, campaign)}
    >
      {actionLabels[action]}
    </Button>
  ));
}
