import type { CampaignSummary } from "@before-ten/contracts/campaigns/output";
import type { CampaignStatus } from "@before-ten/contracts/campaigns/rules";

/** What admins do with a campaign besides writing and sending it. */
export type CampaignAction = "pause" | "resume" | "unschedule" | "duplicate" | "stop" | "delete";

const actionsByStatus: Readonly<Record<CampaignStatus, readonly CampaignAction[]>> = {
  draft: ["duplicate", "delete"],
  scheduled: ["unschedule", "duplicate"],
  sending: ["pause", "duplicate", "stop"],
  paused: ["resume", "duplicate", "stop"],
  sent: ["duplicate"],
  cancelled: ["duplicate", "delete"],
};

/** The possible actions, in the order of their buttons. */
export function actionsOf({ status, figures }: CampaignSummary): CampaignAction[] {
  // The links in delivered emails have to keep working.
  const stays = figures.sent > 0;
  return actionsByStatus[status].filter((action) => action !== "delete" || !stays);
}

export function isFinal(action: CampaignAction): boolean {
  return action === "stop" || action === "delete";
}

export const actionLabels: Readonly<Record<CampaignAction, string>> = {
  pause: "Pause",
  resume: "Resume",
  unschedule: "Cancel schedule",
  duplicate: "Duplicate",
  stop: "Stop for good",
  delete: "Delete",
};
