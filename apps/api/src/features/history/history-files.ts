import type { HistoryExportInput, HistoryFilter } from "@before-ten/contracts/history/input";
import { actionLabels, kindLabel, originLabels } from "@before-ten/contracts/history/labels";
import type { ChangedField, HistoryChange } from "@before-ten/contracts/history/output";
import { valueText } from "@before-ten/contracts/history/value-text";
import { exportChanges } from "@before-ten/db/queries/history/history";
import type { Deps } from "../../deps.ts";
import { csvLine } from "../../http/csv.ts";
import { presentChange } from "./history.present.ts";
import { filterOf } from "./history.service.ts";

/** What to export, as plain data that the guarded procedure can return. */
interface HistoryExport extends Pick<HistoryExportInput, "format"> {
  filter: HistoryFilter;
  /** The name of a download; without it the answer is meant for a program. */
  fileName: string | null;
}

/** Without it, spreadsheets assume their own legacy encoding. */
const byteOrderMark = "\uFEFF";

const head = [
  "Time (UTC)",
  "Who",
  "Kind",
  "From where",
  "Network",
  "What",
  "Title",
  "Id",
  "Action",
  "Field",
  "Before",
  "After",
  "Field in the API",
];

export function planExport(
  { clock }: Pick<Deps, "clock">,
  { format, ...filter }: HistoryExportInput,
): HistoryExport {
  const day = clock.now().toISOString().slice(0, 10);
  return { format, filter, fileName: format === "csv" ? `history-${day}.csv` : null };
}

/** The file, in pieces; nothing is read before it is requested. */
export function writeExport(
  { db }: Pick<Deps, "db">,
  { format, filter }: HistoryExport,
): AsyncGenerator<string> {
  const batches = exportChanges(db, filterOf(filter));
  return format === "csv" ? writeCsv(batches) : writeJson(batches);
}

type Batches = ReturnType<typeof exportChanges>;

/** A line for each changed field. */
async function* writeCsv(batches: Batches): AsyncGenerator<string> {
  let begin = byteOrderMark + csvLine(head);
  for await (const rows of batches) {
    yield begin + rows.map((row) => linesOf(presentChange(row))).join("");
    begin = "";
  }
  if (begin !== "") yield begin;
}

/** Writes the rows inside the usual envelope. */
async function* writeJson(batches: Batches): AsyncGenerator<string> {
  let begin = '{"success":true,"data":[';
  for await (const rows of batches) {
    const items = rows.map((row) => JSON.stringify({ _id: row.id, ...presentChange(row) }));
    yield begin + items.join(",");
    begin = ",";
  }
  yield begin === "," ? "]}" : `${begin}]}`;
}

/** Times stay in a machine-readable form. */
function cellOf(value: unknown): string {
  return typeof value === "string" ? value : valueText(value);
}

function linesOf(change: HistoryChange): string {
  const { at, actor, via, client, entity, action, changes } = change;
  const begin = [
    at,
    actor.name,
    actor.kind,
    originLabels[via],
    client ?? "",
    kindLabel(entity.kind),
    entity.title,
    entity.id,
    actionLabels[action],
  ];
  // Moving an item to the trash changes no field.
  const fields: Partial<ChangedField>[] = changes.length > 0 ? changes : [{}];
  return fields
    .map(({ field = "", label = "", before, after }) =>
      csvLine([...begin, label, cellOf(before), cellOf(after), field]),
    )
    .join("");
}
