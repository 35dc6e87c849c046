import type { DisruptionKind } from "@before-ten/contracts/events/disruption";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Lists the time zones of all events, without duplicates. */
export async function listEventTimeZones(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("events").select("time_zone").distinct().execute();
  return rows.map(({ time_zone: timeZone }) => timeZone);
}

interface ShownEvent {
  id: string;
  event_name: string;
  country: string;
  disruption: DisruptionKind | null;
}

export async function listShownEvents(db: Db, ids: readonly string[]): Promise<ShownEvent[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("events")
    .select(["id", "event_name", "country", "disruption"])
    .where("id", "in", ids)
    .execute();
}

export interface FiguresName {
  id: string;
  name: string;
  /** The party's day, or that on which the campaign began, as `YYYY-MM-DD`. */
  day: string | null;
  in_trash: boolean;
}

/** Names of parties or campaigns, also of those in the trash. */
export function listFiguresNames(
  db: Db,
  of: "event" | "campaign",
  ids: readonly string[],
): Promise<FiguresName[]> {
  const inTrash = sql<boolean>`deleted_at is not null`.as("in_trash");
  if (ids.length === 0) return Promise.resolve([]);
  return of === "event"
    ? db
        .selectFrom("all_events")
        .select(["id", "event_name as name", "start_date as day", inTrash])
        .where("id", "in", ids)
        .execute()
    : db
        .selectFrom("all_campaigns")
        .select(["id", "subject as name", inTrash])
        .select(sql<string | null>`to_char(started_at at time zone 'UTC', 'YYYY-MM-DD')`.as("day"))
        .where("id", "in", ids)
        .execute();
}

/** The first days with a known channel, and with a known campaign; null if there is none. */
export async function findFirstDays(
  db: Db,
): Promise<{ channels: string | null; campaigns: string | null }> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("event_daily_channels")
        .select((each) => each.fn.min<string | null>("day").as("day"))
        .as("channels"),
      eb
        .selectFrom("event_daily_campaigns")
        .select((each) => each.fn.min<string | null>("day").as("day"))
        .as("campaigns"),
    ])
    .executeTakeFirstOrThrow();
}
