import { calledOffKinds } from "@before-ten/contracts/events/disruption";
import {
  type EventListStatus,
  type EventStatus,
  liveStatuses,
  publicStatuses,
} from "@before-ten/contracts/events/lifecycle";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../schema.ts";

/**
 * The only rule for what visitors may see. Drafts never; ended events only if asked for, and in a
 * list of ended events only those that took place.
 */
export function visibleToPublic(
  eb: ExpressionBuilder<DB, "events">,
  now: Date | Expression<Date>,
  status: EventListStatus | undefined,
) {
  const toCome = isToCome(eb, now);
  if (status === undefined) return toCome;
  const isPublic = hasStatus(publicStatuses);
  return status === "all" ? isPublic : eb.and([isPublic, eb.not(toCome), isAsAnnounced]);
}

/** It can still be attended. */
export function isToCome(eb: ExpressionBuilder<DB, "events">, now: Date | Expression<Date>) {
  return eb.and([hasStatus(liveStatuses), eb("events.ends_at", ">", now)]);
}

/** A cancelled party is neither a past nor an upcoming one. */
export const isAsAnnounced = sql<SqlBool>`(events.disruption is null
  or events.disruption not in (${sql.join(calledOffKinds.map((kind) => sql.lit(kind)))}))`;

/**
 * The statuses are literals, because with parameters a prepared statement's generic plan couldn't
 * use the partial indexes of live events.
 */
export function hasStatus(statuses: readonly EventStatus[]) {
  return sql<SqlBool>`events.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}
