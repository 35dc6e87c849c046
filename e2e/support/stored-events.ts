import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import type { Db } from "@before-ten/db/client";
import { storeTicketPage as storePage } from "@before-ten/db/testing/stored-ticket-page";
import { eventRow, storeEvent } from "@before-ten/db/testing/stored-event";

/**
 * Stores events of long ago in Canada, which sort after those that other tests look for. Returns
 * their ids.
 */
export async function storeLongGone(db: Db, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const rows = ids.map((id, index) =>
    eventRow(id, { country: "CA", name: `Long Gone No. ${index}`, startDay: "2001-06-02" }),
  );
  await db.insertInto("events").values(rows).execute();
  return ids;
}

/** Stores a party that isn't public. Returns its id. */
export function storeDraft(db: Db, name: string): Promise<string> {
  return storeEvent(db, { name, status: "draft" });
}

/** Stores what was found an hour ago on the event's ticket page. */
export async function storeTicketPage(
  db: Db,
  eventId: string,
  found: Partial<FoundValues>,
): Promise<void> {
  await storePage(db, new Date(Date.now() - 3_600_000), { eventId, found });
}
