import { locationLabel } from "@before-ten/contracts/events/location/location";
import { type ImportedEvents, importedEventInput } from "@before-ten/contracts/imports/input";
import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import type { Db } from "@before-ten/db/client";
import {
  type ReadEventRow,
  insertEventRows,
  leaveEventsMadeMeanwhile,
  listImportedSeries,
  listNewEventRows,
} from "@before-ten/db/queries/imports/event-rows";
import type { ImportRecord } from "@before-ten/db/queries/imports/imports";
import { v7 as uuidv7 } from "uuid";
import { labelOfEventRow, readEventRow } from "./event-row.ts";
import type { ImportTarget } from "./import-worker.ts";
import type { TableRow } from "../../tables/read-table.ts";

interface EventTargetDeps {
  insertEvents: (trx: Db, imported: ImportedEvents) => Promise<void>;
  /** Called after events have changed, because cached pages are outdated. */
  announce: () => Promise<void>;
}

/** Creates events from rows, as drafts unless the file has a status. */
export function eventTarget({ insertEvents, announce }: EventTargetDeps): ImportTarget {
  return {
    checkedAtOnce: 200,
    mergedAtOnce: 100,
    async check(trx, record, rows) {
      await insertEventRows(
        trx,
        record.id,
        rows.map((row) => readRow(record, row)),
      );
    },
    async merge(trx, record, rows) {
      await leaveEventsMadeMeanwhile(trx, record.id, rows);
      const stored = await listNewEventRows(trx, record.id, rows);
      const events = stored.flatMap(({ id, data }) =>
        id === null ? [] : [{ id, event: importedEventInput.parse(data) }],
      );
      const series = await listImportedSeries(trx, record.id);
      await insertEvents(trx, { importId: record.id, events, series });
    },
    end: announce,
  };
}

function readRow({ mapping }: ImportRecord, { row, cells, isBroken }: TableRow): ReadEventRow {
  const known = { row, cells, id: uuidv7(), place: "" };
  if (mapping === null) return { ...known, label: "", event: undefined };
  if (isBroken) return { ...known, label: "", event: undefined, sentence: messages.rowUnread };
  const label = labelOfEventRow(cells, mapping);
  const read = readEventRow(cells, mapping);
  if ("sentence" in read) return { ...known, label, event: undefined, sentence: read.sentence };
  const { event, notices } = read;
  const sentence = notices.length === 0 ? undefined : notices.join(". ");
  return { ...known, label, event, sentence, place: locationLabel(event.location) };
}
