import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type {
  AdminSubscriber,
  AdminSubscriberWithHistory,
} from "@before-ten/contracts/newsletter/output";
import type {
  AdminSubscriberRow,
  listStatusChanges,
} from "@before-ten/db/queries/newsletter/admin-subscribers";
import type { ChoicesRow } from "@before-ten/db/queries/newsletter/subscriber-choices";
import { type SubscriberHistory, consentViaOf } from "./consent-history.ts";

type StatusChangeRow = Awaited<ReturnType<typeof listStatusChanges>>[number];

export function presentSubscriber(row: AdminSubscriberRow): EveryKey<AdminSubscriber> {
  const { utm_params: utmParams } = row;
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    tags: row.tags,
    createdAt: row.created_at.toISOString(),
    consent: {
      at: row.consented_at.toISOString(),
      wording: row.consent_wording,
      via: consentViaOf(row.consent_via),
      page: row.consent_page,
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      utmParams: {
        source: utmParams.source,
        medium: utmParams.medium,
        campaign: utmParams.campaign,
        term: utmParams.term,
        content: utmParams.content,
      },
    },
    totalEmailsSent: row.total_emails_sent,
    engagementRate: Number(row.engagement_rate),
    engagementCampaigns: row.rated_campaigns,
    preferences: row.preferences,
    topics: row.topics,
    countries: row.countries,
    leftBy: row.left_by,
  };
}

interface SubscriberDetails {
  choices: Pick<ChoicesRow, "topics" | "countries" | "paused_until">;
  changes: readonly StatusChangeRow[];
  history: SubscriberHistory;
}

export function presentSubscriberWithHistory(
  row: AdminSubscriberRow,
  { choices, changes, history }: SubscriberDetails,
): EveryKey<AdminSubscriberWithHistory> {
  return {
    ...presentSubscriber(row),
    history: changes.map((change) => ({
      from: change.from_status,
      to: change.to_status,
      reason: change.reason,
      at: change.created_at.toISOString(),
      changedBy:
        change.changed_by_name === null
          ? null
          : { id: change.changed_by, name: change.changed_by_name },
    })),
    topics: choices.topics,
    countries: choices.countries,
    pausedUntil: choices.paused_until?.toISOString() ?? null,
    consentHistory: history,
  };
}
