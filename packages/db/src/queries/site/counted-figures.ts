import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import type { CountedFigure } from "@before-ten/contracts/site/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { hasStatus, isAsAnnounced } from "../events/visibility.ts";

/** Of public parties, past and to come, without those that were called off. */
export async function countFigures(db: Db): Promise<Record<CountedFigure, number>> {
  return db
    .selectFrom("events")
    .select((eb) => [
      eb.fn.count<number>("country").distinct().as("countries"),
      sql<number>`count(distinct lower(location ->> 'city'))`.as("cities"),
      eb.fn.countAll<number>().as("parties"),
    ])
    .where(hasStatus(publicStatuses))
    .where(isAsAnnounced)
    .executeTakeFirstOrThrow();
}
