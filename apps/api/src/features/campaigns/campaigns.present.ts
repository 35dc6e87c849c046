import type {
  Campaign,
  CampaignFigures,
  CampaignProgress,
  CampaignSummary,
} from "@before-ten/contracts/campaigns/output";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { CampaignRow, CampaignSummaryRow } from "@before-ten/db/queries/campaigns/campaigns";

export function presentSummary(row: CampaignSummaryRow): EveryKey<CampaignSummary> {
  return {
    id: row.id,
    status: row.status,
    topic: row.topic,
    subject: row.subject,
    createdBy:
      row.created_by_name === null ? null : { id: row.created_by, name: row.created_by_name },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    pausedBy: row.paused_by,
    rejectedBy: row.rejected_by,
    figures: presentFigures(row),
  };
}

export function presentCampaign(row: CampaignRow): EveryKey<Campaign> {
  return {
    ...presentSummary(row),
    version: row.version,
    previewText: row.preview_text,
    senderName: row.sender_name,
    blocks: row.blocks,
    segment: presentSegment(row.segment),
    timing: row.timing,
    localTime: row.local_time,
    localCountry: row.local_country,
    countsOpens: row.counts_opens,
    startError: row.start_error,
  };
}

function presentSegment(segment: CampaignSegment): EveryKey<CampaignSegment> {
  return {
    countries: segment.countries,
    onlyWithCountry: segment.onlyWithCountry,
    cities: segment.cities,
    clickedTickets: segment.clickedTickets,
    sources: segment.sources,
    tags: segment.tags,
    preference: segment.preference,
    subscribedFrom: segment.subscribedFrom,
    subscribedUntil: segment.subscribedUntil,
    engagement: segment.engagement,
  };
}

function presentFigures(row: CampaignSummaryRow): EveryKey<CampaignFigures> {
  const waiting = row.waiting ?? 0;
  const sent = row.sent ?? 0;
  const failed = row.failed ?? 0;
  const skipped = row.skipped ?? 0;
  return {
    recipients: waiting + sent + failed + skipped,
    waiting,
    sent,
    failed,
    skipped,
    bounced: row.bounced ?? 0,
    clicked: row.clicked ?? 0,
    unsubscribed: row.unsubscribed ?? 0,
  };
}

interface Pace {
  perSecond: number;
  /** When the last waiting mail is due. */
  lastDueAt: Date | null;
}

export function presentProgress(
  row: CampaignRow,
  { perSecond, lastDueAt }: Pace,
  now: Date,
): EveryKey<CampaignProgress> {
  const figures = presentFigures(row);
  const untilDue = ((lastDueAt?.getTime() ?? 0) - now.getTime()) / 1_000;
  const isGoingOut = row.status === "sending" && perSecond > 0;
  return {
    status: row.status,
    pausedBy: row.paused_by,
    rejectedBy: row.rejected_by,
    figures,
    complete: row.recipients_made_at !== null,
    perSecond,
    secondsLeft: isGoingOut ? Math.ceil(Math.max(figures.waiting / perSecond, untilDue)) : null,
  };
}
