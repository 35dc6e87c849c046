import { importFields } from "@before-ten/contracts/imports/fields";
import type {
  Import,
  ImportColumn,
  ImportDetails,
  ImportProgress,
  ImportRow,
  ImportTotals,
} from "@before-ten/contracts/imports/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { ImportRecord } from "@before-ten/db/queries/imports/imports";
import type { ImportRowRecord } from "@before-ten/db/queries/imports/import-rows";

/** Max characters of a cell shown as a sample. */
const sampleLength = 80;

export function presentImport(record: ImportRecord): EveryKey<Import> {
  return {
    id: record.id,
    kind: record.kind,
    state: record.state,
    fileName: record.file_name,
    fileBytes: record.file_bytes,
    receivedBytes: record.received_bytes,
    error: record.error,
    author: { id: record.author_id, name: record.author_name },
    wording: record.wording,
    createdAt: record.created_at.toISOString(),
    finishedAt: record.finished_at?.toISOString() ?? null,
    undoneAt: record.undone_at?.toISOString() ?? null,
  };
}

export function presentProgress(
  record: ImportRecord,
  totals: ImportTotals & { noticed: number },
): EveryKey<ImportProgress> {
  return {
    ...presentImport(record),
    totals: {
      new: totals.new,
      update: totals.update,
      unchanged: totals.unchanged,
      left: totals.left,
      duplicate: totals.duplicate,
      invalid: totals.invalid,
    },
    noticedRows: totals.noticed,
    checkedRows: record.checked_rows,
    mergedRows: record.merged_rows,
  };
}

export function presentDetails(
  record: ImportRecord,
  totals: ImportTotals & { noticed: number },
): EveryKey<ImportDetails> {
  const { mapping } = record;
  return {
    ...presentProgress(record, totals),
    columns: presentColumns(record),
    fields: importFields[record.kind].map(
      ({ name, label, isRequired, takesFallback, mayRepeat }) => ({
        name,
        label,
        isRequired,
        takesFallback,
        mayRepeat,
      }),
    ),
    hasNames: mapping?.hasNames ?? false,
    firstRow: mapping?.firstRow ?? 1,
    dateOrder: mapping?.dateOrder ?? "dmy",
    fallbacks: mapping?.fallbacks ?? {},
  };
}

/** @param merged the number of the last row that was imported */
export function presentRow(row: ImportRowRecord, merged: number): EveryKey<ImportRow> {
  return {
    row: row.row_number,
    label: row.label,
    fate: row.fate,
    sentence: row.sentence,
    entityId: row.row_number <= merged ? row.entity_id : null,
  };
}

function presentColumns({ head, mapping }: ImportRecord): ImportColumn[] {
  if (mapping === null) return [];
  const [first = []] = head;
  const samples = mapping.hasNames ? head.slice(1) : head;
  return mapping.columns.map((field, index) => ({
    name: mapping.hasNames ? cut(first[index] ?? "") : "",
    samples: samples.map((row) => cut(row[index] ?? "")).filter((text) => text !== ""),
    field,
  }));
}

function cut(text: string): string {
  return text.length <= sampleLength ? text : `${[...text].slice(0, sampleLength - 1).join("")}…`;
}
