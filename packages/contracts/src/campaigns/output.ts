import { z } from "zod";
import { newEventsExample } from "./examples.ts";
import { versionOutput } from "../editing/output.ts";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { campaignBlocks } from "./blocks.ts";
import { campaignPauses, campaignStatuses, campaignTimings, campaignTopics } from "./rules.ts";
import { campaignSegment } from "./segment.ts";

/** Numbers of recipients; all 0 before it starts. */
export const campaignFiguresOutput = z
  .object({
    recipients: count(1_240, "As far as known; recipients are determined while it starts"),
    waiting: count(0),
    sent: count(1_236),
    failed: count(4, "Rejected, or given up after several attempts"),
    skipped: count(0, "Unsubscribed before it was their turn"),
    bounced: count(3, "Of those sent: came back later"),
    clicked: count(310, "In whose email a person clicked a link"),
    unsubscribed: count(2, "By a link of this campaign"),
  })
  .meta({ id: "CampaignFigures" });

export const campaignSummaryOutput = z.object({
  id: idOutput,
  status: z.enum(campaignStatuses).meta({ examples: ["sent"] }),
  topic: z.enum(campaignTopics).meta({ examples: ["events"] }),
  subject: text("Four parties before Christmas"),
  createdBy: z
    .object({ id: idOutput.nullable(), name: text("Ana") })
    .nullable()
    .meta({ description: "Its id is null once the account is gone, and for an API key" }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
  updatedAt: instant("2026-11-02T10:20:00.000Z"),
  scheduledAt: instant("2026-11-03T09:00:00.000Z").nullable(),
  startedAt: instant("2026-11-03T09:00:01.000Z").nullable(),
  finishedAt: instant("2026-11-03T09:04:10.000Z").nullable(),
  pausedBy: z
    .enum(campaignPauses)
    .nullable()
    .meta({ examples: [null] }),
  rejectedBy: text("mail.example", "Domain whose provider rejected so many emails that it paused")
    .nullable()
    .meta({ examples: [null] }),
  figures: campaignFiguresOutput,
});

export const campaignOutput = campaignSummaryOutput.extend({
  version: versionOutput,
  previewText: text("Melbourne, London, Auckland and Toronto: be home by half past ten."),
  senderName: text("Before Ten"),
  blocks: campaignBlocks.meta({ examples: [newEventsExample] }),
  segment: campaignSegment.meta({ examples: [{ countries: ["UK"] }] }),
  timing: z.enum(campaignTimings).meta({ examples: ["instant"] }),
  localTime: text("2026-12-04T09:00").nullable(),
  localCountry: text("UK")
    .nullable()
    .meta({ examples: [null] }),
  countsOpens: z.boolean().meta({ examples: [false] }),
  startError: text("", "Why it couldn't start on time")
    .nullable()
    .meta({ examples: [null] }),
});

export const campaignProgressOutput = z.object({
  status: z.enum(campaignStatuses).meta({ examples: ["sending"] }),
  pausedBy: z
    .enum(campaignPauses)
    .nullable()
    .meta({ examples: [null] }),
  rejectedBy: text("mail.example", "Domain whose provider rejected so many emails that it paused")
    .nullable()
    .meta({ examples: [null] }),
  figures: campaignFiguresOutput,
  complete: z.boolean().meta({ examples: [true], description: "All recipients are known" }),
  perSecond: z
    .number()
    .min(0)
    .meta({ examples: [42.5], description: "In the last ten seconds" }),
  secondsLeft: z
    .int()
    .min(0)
    .nullable()
    .meta({ examples: [30], description: "Null while nothing is being sent" }),
});

export type CampaignFigures = z.infer<typeof campaignFiguresOutput>;
export type CampaignSummary = z.infer<typeof campaignSummaryOutput>;
export type Campaign = z.infer<typeof campaignOutput>;
export type CampaignProgress = z.infer<typeof campaignProgressOutput>;
