import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** The returned places of an event that people were told of. */
export interface OfferedPlaces {
  /** Mails on their way. */
  queued: number;
  /** When mails after `since` were sent, earliest first. Those a mailbox rejected don't count. */
  sentAt: Date[];
}

/** One statement, so that a mail that is sent meanwhile counts once. */
export async function findOfferedPlaces(
  db: Db,
  eventId: string,
  { since }: { since: Date },
): Promise<OfferedPlaces> {
  const { rows } = await sql<OfferedPlaces>`
    with receipts as (
      select id from event_receipts where event_id = ${eventId} and kind = 'places-return'
    )
    select
      (select count(*)::integer from event_alerts
        where receipt_id in (select id from receipts) and queued_at is not null) as queued,
      (select coalesce(array_agg(created_at order by created_at), '{}') from event_receipt_mails
        where receipt_id in (select id from receipts)
          and outcome = 'sent' and created_at > ${since}) as "sentAt"
  `.execute(db);
  return rows[0] ?? { queued: 0, sentAt: [] };
}
