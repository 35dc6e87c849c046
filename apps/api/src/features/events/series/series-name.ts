import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import type { Db } from "@before-ten/db/client";
import type { EventRow } from "@before-ten/db/queries/events/events";
import {
  type SeriesRow,
  findSeriesOfEventForUpdate,
  listSeriesEventsForUpdate,
  updateSeries,
} from "@before-ten/db/queries/series/series";
import type { Deps } from "../../../deps.ts";
import { ownFieldsOf } from "./own-fields.ts";
import { chooseSeriesSlug } from "./series-slug.ts";

/** The series of an event that is about to change, if none of its dates is public. */
export async function findUnseenSeries(trx: Db, eventId: string): Promise<SeriesRow | undefined> {
  const series = await findSeriesOfEventForUpdate(trx, eventId);
  if (series === undefined) return undefined;
  return isUnseen(await listSeriesEventsForUpdate(trx, series.id)) ? series : undefined;
}

export function isUnseen(rows: readonly EventRow[]): boolean {
  return !rows.some(isPublic);
}

/**
 * Renames a series that was never public after its dates' current title, with a slug to match. Once
 * some dates are public, the title comes from one of those, because a draft's may be secret.
 */
export async function followTitle(
  { db: trx, clock }: Pick<Deps, "db" | "clock">,
  series: SeriesRow,
): Promise<SeriesRow> {
  const rows = await listSeriesEventsForUpdate(trx, series.id);
  const name = titleOf(isUnseen(rows) ? rows : rows.filter(isPublic)) ?? series.name;
  if (name === series.name) return series;
  const slug = await chooseSeriesSlug(trx, { id: series.id, name });
  const renamed = { ...series, name, slug };
  await updateSeries(trx, series.id, renamed, clock.now());
  return renamed;
}

/** The title of the soonest date without a manually changed title, if there is one. */
function titleOf(soonestFirst: readonly EventRow[]): string | undefined {
  const usual = soonestFirst.find((row) => !ownFieldsOf(row).includes("eventName"));
  return (usual ?? soonestFirst[0])?.event_name;
}

export function isPublic({ status }: Pick<EventRow, "status">): boolean {
  return publicStatuses.some((each) => each === status);
}
