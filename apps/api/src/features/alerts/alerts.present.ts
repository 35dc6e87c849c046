import type { AlertCounts, EventReceipt } from "@before-ten/contracts/alerts/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { ReceiptRow } from "@before-ten/db/queries/alerts/event-receipts";

export function presentAlertCounts(row: AlertCounts): EveryKey<AlertCounts> {
  return { placesReturn: row.placesReturn, onSale: row.onSale, nextEvent: row.nextEvent };
}

/** Shows how many people were told, never who. */
export function presentReceipt(row: ReceiptRow): EveryKey<EventReceipt> {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    saidBy: row.said_by,
    at: row.created_at.toISOString(),
    sequence: row.sequence,
    mails: {
      waiting: row.waiting,
      sent: row.sent,
      failed: row.failed,
      lastAt: row.last_at?.toISOString() ?? null,
    },
  };
}
