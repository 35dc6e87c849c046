import type { CampaignProgress } from "@before-ten/contracts/campaigns/output";
import type { campaignTimings } from "@before-ten/contracts/campaigns/rules";
import { rateText, subscribersText, timeLeftText } from "./campaign-texts.ts";

export type CampaignTiming = (typeof campaignTimings)[number];

/** One line about the progress, with figures that keep changing. */
export function progressLine(progress: CampaignProgress, timing: CampaignTiming): string {
  const { status, figures, perSecond, secondsLeft, complete } = progress;
  if (status === "sent") return "All sent.";
  if (status !== "sending") return "";
  if (perSecond > 0) {
    const left = complete && secondsLeft !== null ? `, ${timeLeftText(secondsLeft)}` : "";
    return `${rateText(perSecond)}${left}`;
  }
  if (!complete) return "Gathering the recipients";
  return timing === "local" && figures.waiting > 0
    ? "Waiting for the chosen time where the next subscribers live"
    : "Starting";
}

export interface ProgressNotice {
  tone: "plain" | "warning";
  title: string;
  /** What it means and what to do about it. */
  text: string;
}

/** The notice for a campaign that is paused or stopped. */
export function progressNotice({
  status,
  pausedBy,
  rejectedBy,
  figures,
}: Pick<CampaignProgress, "status" | "pausedBy" | "rejectedBy" | "figures">):
  | ProgressNotice
  | undefined {
  const waiting =
    figures.waiting === 1
      ? "1 subscriber is waiting"
      : `${subscribersText(figures.waiting)} are waiting`;
  if (status === "paused" && rejectedBy !== null) {
    return {
      tone: "warning",
      title: `Paused automatically: ${rejectedBy} rejects many of these emails`,
      text: `It treats them as spam, or has your mail server on a block list. No subscriber was removed. Ask your mail provider before you resume. ${waiting}.`,
    };
  }
  if (status === "paused" && pausedBy === "errors") {
    return {
      tone: "warning",
      title: "Paused automatically: too many emails were rejected",
      text: `More than one in ten of the latest emails were rejected permanently, and carrying on would hurt your standing with mail providers. Check the mail server's settings and where these addresses came from, then resume it or stop it for good. ${waiting}.`,
    };
  }
  if (status === "paused") {
    return {
      tone: "plain",
      title: "Paused by an admin",
      text: `${waiting}. Nobody gets it until you resume it.`,
    };
  }
  if (status === "cancelled" && figures.recipients > 0) {
    return {
      tone: "plain",
      title: "Stopped for good",
      text: `${subscribersText(figures.sent)} got it first; nobody else will.`,
    };
  }
  return undefined;
}
