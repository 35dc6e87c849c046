import { eventFormMessages as messages } from "@before-ten/contracts/events/admin-messages";
import type { ImportedEvent, ImportedEvents } from "@before-ten/contracts/imports/input";
import { type SeriesField, seriesFields } from "@before-ten/contracts/series/rules";
import type { Db } from "@before-ten/db/client";
import { insertEvents } from "@before-ten/db/queries/events/admin-events";
import {
  findSeriesForUpdate,
  insertSeries,
  listSeriesEventsForUpdate,
} from "@before-ten/db/queries/series/series";
import { v5 as uuidv5 } from "uuid";
import type { Deps } from "../../deps.ts";
import { isAlike } from "../../versions/merge-change.ts";
import { requireStartOfSale } from "./admin-events.service.ts";
import { type DisruptionColumns, undisrupted } from "./disruption/disruption-fields.ts";
import { type EventFields, columnsOf, newFields, storedFields } from "./event-fields.ts";
import { onDay } from "./on-day.ts";
import { chooseSeriesSlug } from "./series/series-slug.ts";
import { type SeriesColumns, noSeries } from "./series/series-fields.ts";

/** Stores imported events without posters, in the transaction that notes them as imported. */
export async function insertImportedEvents(
  { clock }: Pick<Deps, "clock">,
  trx: Db,
  { importId, events, series }: ImportedEvents,
): Promise<void> {
  if (events.length === 0) return;
  const now = clock.now();
  const usual = new Map<string, EventFields>();
  const rows = [];
  for (const { id, event: sent } of events) {
    const { series: key = "", calledOff, ...event } = sent;
    const fields = newFields(event);
    requireStartOfSale(fields);
    let seriesColumns: SeriesColumns = noSeries;
    if (series.has(key)) {
      // Known in every batch of the file, without being stored.
      const seriesId = uuidv5(key, importId);
      const example = usual.get(key) ?? (await openSeries(trx, seriesId, fields, now));
      usual.set(key, example);
      seriesColumns = { series_id: seriesId, series_own_fields: ownFields(example, fields) };
    }
    rows.push({
      id,
      ...columnsOf(fields),
      poster_id: null,
      poster_alt: "",
      ...disruptionOf(calledOff, now),
      ...seriesColumns,
    });
  }
  await insertEvents(trx, rows, now);
}

/** Makes the series unless an earlier batch did. Returns the event to compare others with. */
async function openSeries(
  trx: Db,
  id: string,
  first: EventFields,
  now: Date,
): Promise<EventFields> {
  if ((await findSeriesForUpdate(trx, { id })) === undefined) {
    const name = first.eventName;
    await insertSeries(
      trx,
      { id, name, slug: await chooseSeriesSlug(trx, { id, name }), rule: null },
      now,
    );
  }
  const [stored] = await listSeriesEventsForUpdate(trx, id);
  return stored === undefined ? first : storedFields(stored);
}

/** What a moved date has of its own; every date has its day. */
function ownFields(example: EventFields, fields: EventFields): SeriesField[] {
  const usual = onDay(example, fields.startDate);
  return seriesFields.filter(
    (field) =>
      field !== "poster" &&
      field !== "startDate" &&
      field !== "endDate" &&
      !isAlike(usual[field], fields[field]),
  );
}

function disruptionOf(kind: ImportedEvent["calledOff"], now: Date): DisruptionColumns {
  if (kind === undefined) return undisrupted;
  return {
    ...undisrupted,
    disruption: kind,
    disruption_reason: messages.calledOffInFile(kind),
    disrupted_at: now,
  };
}
