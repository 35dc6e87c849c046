import type { Db } from "@before-ten/db/client";
import { eventRow } from "@before-ten/db/testing/stored-event";

/**
 * Stores events of long ago in Canada, which come after the events that other tests look for.
 * Answers their ids.
 */
export async function storeLongGone(db: Db, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const rows = ids.map((id, index) =>
    eventRow(id, { country: "CA", name: `Long Gone No. ${index}`, startDay: "2001-06-02" }),
  );
  await db.insertInto("events").values(rows).execute();
  return ids;
}
