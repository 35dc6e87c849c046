import type { EventStatus } from "@before-ten/contracts/events/lifecycle";
import { announcePagesChanged } from "@before-ten/db/announcements";
import { findEventForUpdate, updateEvent } from "@before-ten/db/queries/events/admin-events";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { findUnseenSeries, followTitle, isPublic } from "./series/series-name.ts";

/**
 * Publishes the event or takes it down when that is due. In a series, the status doesn't count as
 * changed by hand.
 */
export async function applyEventSchedule(
  { db, clock, responseCache }: Pick<Deps, "db" | "clock" | "responseCache">,
  id: string,
): Promise<void> {
  const isChanged = await inTransaction(db, async (trx) => {
    const unseen = await findUnseenSeries(trx, id);
    const stored = await findEventForUpdate(trx, id);
    if (stored === undefined) return false;
    const now = clock.now();
    const isDue = (at: Date | null) => at !== null && at <= now;
    if (isDue(stored.take_down_at)) {
      // If both times have passed, as after downtime, the event is never published.
      const publishAt = isDue(stored.publish_at) ? null : stored.publish_at;
      const status: EventStatus = isPublic(stored) ? "draft" : stored.status;
      await updateEvent(trx, id, { status, publish_at: publishAt, take_down_at: null }, now);
    } else if (isDue(stored.publish_at)) {
      await updateEvent(trx, id, { status: "published" }, now);
      if (unseen !== undefined) await followTitle({ db: trx, clock }, unseen);
    } else {
      return false;
    }
    await announcePagesChanged(trx);
    return true;
  });
  if (isChanged) responseCache.clear();
}
