import type { CalendarEntry, CalendarMonth } from "@before-ten/contracts/calendar/output";
import { brand } from "@before-ten/contracts/shared/brand";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { type CalendarRow, listCalendarMonth } from "@before-ten/db/queries/calendar/calendar";
import { announcedChanges } from "@before-ten/db/queries/events/announced-changes";
import type { Deps } from "../../deps.ts";

/** Campaigns only for callers who may read them. */
export async function getCalendarMonth(
  { db }: Pick<Deps, "db">,
  { month, withCampaigns }: { month: string; withCampaigns: boolean },
): Promise<CalendarMonth> {
  const clubTimeZone = brand.timeZone;
  const rows = await listCalendarMonth(db, { month, clubTimeZone, withCampaigns });
  return { month, entries: rows.map(presentEntry) };
}

function presentEntry(row: CalendarRow): EveryKey<CalendarEntry> {
  return {
    day: row.day,
    time: row.time,
    timeZone: row.time_zone,
    at: row.at?.toISOString() ?? null,
    kind: row.kind,
    id: row.id,
    title: row.title,
    status: row.status,
    country: row.country,
    disruption: row.disruption,
    changes: announcedChanges(row),
  };
}
