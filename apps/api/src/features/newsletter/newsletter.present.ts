import type {
  StaffSubscriber,
  StaffSubscriberWithHistory,
} from "@before-ten/contracts/newsletter-staff";
import type {
  StaffSubscriberRow,
  listStatusChanges,
} from "@before-ten/db/queries/staff-subscribers";

type StatusChangeRow = Awaited<ReturnType<typeof listStatusChanges>>[number];

export function presentSubscriber(row: StaffSubscriberRow): StaffSubscriber {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    tags: row.tags,
    createdAt: row.created_at.toISOString(),
    consent: {
      at: row.consented_at.toISOString(),
      wording: row.consent_wording,
      utmParams: row.utm_params,
    },
    totalEmailsSent: row.total_emails_sent,
    engagementRate: Number(row.engagement_rate),
    preferences: row.preferences,
  };
}

export function presentSubscriberWithHistory(
  row: StaffSubscriberRow,
  changes: readonly StatusChangeRow[],
): StaffSubscriberWithHistory {
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
  };
}
