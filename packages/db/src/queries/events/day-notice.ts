import { hasEnded, isLive } from "@before-ten/contracts/events/lifecycle";
import type { Db } from "../../client.ts";
import type { EventRow } from "./events.ts";

type Noticed = Pick<
  EventRow,
  "day_notice" | "day_notice_for" | "start_date" | "ends_at" | "status" | "disruption"
>;

/** The notice of the day, until the party is over. A party on another day has none. */
export function shownDayNotice(row: Noticed, now: Date): string | null {
  const state = { status: row.status, endsAt: row.ends_at.toISOString() };
  const takesPlace = row.disruption !== "cancelled" && row.disruption !== "postponed";
  const isShown = isLive(state) && !hasEnded(state, now) && takesPlace;
  return isShown && row.day_notice_for === row.start_date ? row.day_notice : null;
}

/** Undefined removes it. */
export async function updateDayNotice(
  db: Db,
  id: string,
  { notice, at }: { notice: { text: string; for: string } | undefined; at: Date },
): Promise<void> {
  await db
    .updateTable("events")
    .set({
      day_notice: notice?.text ?? null,
      day_notice_for: notice?.for ?? null,
      updated_at: at,
    })
    .where("id", "=", id)
    .execute();
}
