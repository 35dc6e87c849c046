import { AppError } from "@before-ten/contracts/shared/errors";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { EventRow } from "@before-ten/db/queries/events/events";
import {
  type EventColumns,
  findEventForUpdate,
  insertEvents,
} from "@before-ten/db/queries/events/admin-events";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Deps } from "../../deps.ts";
import { laterDay } from "@before-ten/contracts/shared/calendar-days";
import { undisrupted } from "./disruption/disruption-fields.ts";
import { columnsOf, storedFields } from "./event-fields.ts";
import { onDay } from "./on-day.ts";
import { getAnyEvent } from "./admin-events.service.ts";
import { noSeries } from "./series/series-fields.ts";

interface Duplication {
  id: string;
  /** The date of the first copy, `YYYY-MM-DD`; undefined: the copies count from the original. */
  startDate?: string | undefined;
  /** Undefined: all on the same day. */
  everyWeeks?: number | undefined;
  times: number;
  /** Instead of the others: the first day of each copy. */
  dates?: readonly string[] | undefined;
}

/**
 * Copies an event as drafts, all of them or none, without registrations and disruption. They begin
 * at the same time of day at the venue.
 */
export async function duplicateEvent(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, startDate, everyWeeks = 0, times, dates }: Duplication,
): Promise<PublicEvent[]> {
  return inTransaction(db, async (trx) => {
    // Locked, so that its poster can't be swept before the copies refer to it.
    const original = isUuid(id) ? await findEventForUpdate(trx, id) : undefined;
    if (original === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
    const daysApart = 7 * everyWeeks;
    const first = startDate ?? laterDay(original.start_date, daysApart);
    const days =
      dates ?? Array.from({ length: times }, (_, index) => laterDay(first, daysApart * index));
    const copies = days.map((day) => ({ id: uuidv7(), ...copyOf(original, day) }));
    await insertEvents(trx, copies, clock.now());
    return Promise.all(copies.map((copy) => getAnyEvent({ db: trx, clock }, copy.id)));
  });
}

function copyOf(original: EventRow, day: string): EventColumns {
  return {
    ...columnsOf({
      ...onDay(storedFields(original), day),
      status: "draft",
      registrations: 0,
      availability: null,
      onSaleFrom: null,
      publishAt: null,
      takeDownAt: null,
    }),
    ...undisrupted,
    ...noSeries,
    poster_id: original.poster_id,
    poster_alt: original.poster_alt,
  };
}
