import type { PublicEvent } from "@before-ten/contracts/events/output";
import { maxListLimit } from "@before-ten/contracts/shared/limits";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { seriesDates } from "@before-ten/contracts/series/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import {
  type EventRow,
  type PublicEventFilter,
  findPublicEvent,
  listPublicEvents,
} from "@before-ten/db/queries/events/events";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { presentEvent } from "./event-fields.ts";

/** Events with the time of their last change, for programs that follow a list. */

/** Upcoming ones, soonest first, and past ones, latest first, as many as a page shows of each. */
export async function findDates(
  db: Db,
  now: Date,
  filter: PublicEventFilter,
): Promise<{ upcoming: EventRow[]; past: EventRow[] }> {
  const slice = { limit: seriesDates.max, offset: 0 };
  const [upcoming, past] = await Promise.all([
    listPublicEvents(db, now, filter, slice),
    listPublicEvents(db, now, { ...filter, status: "ended" }, slice),
  ]);
  return { upcoming: upcoming.rows, past: past.rows };
}

/** The same for programs, in one list. */
export async function listDates(
  { db, clock }: Pick<Deps, "db" | "clock">,
  filter: PublicEventFilter,
): Promise<DatedEvent[]> {
  const now = clock.now();
  const { upcoming, past } = await findDates(db, now, filter);
  return [...upcoming, ...past].map((row) => presentDated(row, now));
}

/** As many as a page of the list shows. */
export async function listDatedEvents(
  { db, clock }: Pick<Deps, "db" | "clock">,
  filter: PublicEventFilter,
): Promise<DatedEvent[]> {
  const slice = { limit: maxListLimit, offset: 0 };
  const now = clock.now();
  const { rows } = await listPublicEvents(db, now, filter, slice);
  return rows.map((row) => presentDated(row, now));
}

export async function getDatedEvent(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<DatedEvent> {
  const row = isUuid(id) ? await findPublicEvent(db, id) : undefined;
  if (row === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
  return presentDated(row, clock.now());
}

interface DatedEvent extends PublicEvent {
  updatedAt: string;
}

export function presentDated(row: EventRow, now: Date): DatedEvent {
  return { ...presentEvent(row, now), updatedAt: row.updated_at.toISOString() };
}
