import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { type EventRow } from "../events/events.ts";
import { hasStatus } from "../events/visibility.ts";
import { selectEvents } from "../events/select-events.ts";

/** Public ones of the events that posts refer to, unordered. */
export function listNamedEvents(db: Db, ids: readonly string[]): Promise<EventRow[]> {
  return selectEvents(db)
    .where("events.id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(hasStatus(publicStatuses))
    .execute();
}
