import type { CampaignSummary } from "@before-ten/contracts/campaigns/output";

/** Polling interval in ms. */
const livePauseMs = 1_500;
const scheduledPauseMs = 10_000;

/** Polling interval of a campaign whose figures change without an admin; false if they don't. */
export function livePause(
  { status, scheduledAt }: Pick<CampaignSummary, "status" | "scheduledAt">,
  now: Date,
): number | false {
  if (status === "sending") return livePauseMs;
  if (status !== "scheduled" || scheduledAt === null) return false;
  const isDue = new Date(scheduledAt).getTime() - now.getTime() < scheduledPauseMs;
  return isDue ? livePauseMs : scheduledPauseMs;
}

/** The shortest interval in a list. */
export function shortestLivePause(
  campaigns: readonly Pick<CampaignSummary, "status" | "scheduledAt">[],
  now: Date,
): number | false {
  const pauses = campaigns.map((campaign) => livePause(campaign, now)).filter(isNumber);
  return pauses.length > 0 && Math.min(...pauses);
}

function isNumber(pause: number | false): pause is number {
  return pause !== false;
}
