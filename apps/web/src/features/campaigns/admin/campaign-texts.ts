import type { CampaignFigures, CampaignSummary } from "@before-ten/contracts/campaigns/output";
import { dayOf, momentOf } from "../../../admin/list/admin-dates.ts";

/** Shown for a figure that isn't known yet. */
export const noFigure = "–";

export function countText(count: number): string {
  return count.toLocaleString("en-AU");
}

/** `1,236 of 1,240` */
export function sentText({ sent, recipients }: CampaignFigures): string {
  return `${countText(sent)} of ${countText(recipients)}`;
}

/** `part` as a share of `whole`: `25%`; below ten with a decimal, `4.2%`. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return noFigure;
  const percent = (part / whole) * 100;
  if (percent === 0 || percent >= 9.95) return `${Math.round(percent)}%`;
  // A few of very many aren't zero.
  return percent < 0.05 ? "<0.1%" : `${percent.toFixed(1)}%`;
}

/** Percentage of recipients done, as a whole number; 100 only once no recipient is left. */
export function percentDone({ recipients, sent, failed, skipped }: CampaignFigures): number {
  if (recipients === 0) return 0;
  return Math.floor(((sent + failed + skipped) / recipients) * 100);
}

/** `about 4 minutes left` */
export function timeLeftText(seconds: number): string {
  if (seconds < 60) return "less than a minute left";
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${unitText(minutes, "minute")} left`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `about ${unitText(hours, "hour")} left`;
  return `about ${unitText(Math.round(hours / 24), "day")} left`;
}

function unitText(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** `42 a second`; for slow ones, `0.4 a second`. */
export function rateText(perSecond: number): string {
  const rate = perSecond >= 10 ? Math.round(perSecond) : Math.round(perSecond * 10) / 10;
  return `${rate.toLocaleString("en-AU")} a second`;
}

/** `1,240 subscribers` */
export function subscribersText(count: number): string {
  return `${countText(count)} ${count === 1 ? "subscriber" : "subscribers"}`;
}

type Latest = Pick<
  CampaignSummary,
  "status" | "updatedAt" | "scheduledAt" | "startedAt" | "finishedAt"
>;

/** A campaign's latest or next step: `Sent`, `4 Dec 2026`. */
export function latestOf(campaign: Latest): { what: string; when: string; instant: string } {
  const { status, updatedAt, scheduledAt, startedAt, finishedAt } = campaign;
  if (status === "scheduled" && scheduledAt !== null) {
    return { what: "Goes out", when: momentOf(scheduledAt), instant: scheduledAt };
  }
  if (status === "sent" && finishedAt !== null) {
    return { what: "Sent", when: dayOf(finishedAt), instant: finishedAt };
  }
  if (startedAt !== null) {
    return { what: "Started", when: momentOf(startedAt), instant: startedAt };
  }
  return { what: "Changed", when: dayOf(updatedAt), instant: updatedAt };
}
