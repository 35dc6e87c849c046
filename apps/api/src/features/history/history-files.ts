import type { HistoryExportInput, HistoryFilter } from "@before-ten/contracts/history/input";
import { actionLabels, kindLabel, originLabels } from "@before-ten/contracts/history/labels";
import type { ChangedField, HistoryChange } from "@before-ten/contracts/history/output";
import type { HistoryKind } from "@before-ten/contracts/history/rules";
import { valueText } from "@before-ten/contracts/history/value-text";
import type { Db } from "@before-ten/db/client";
import { exportChanges } from "@before-ten/db/queries/history/history";
import type { Deps } from "../../deps.ts";
import { csvLine } from "../../http/csv.ts";
import { presentChange } from "./history.present.ts";
import { withNames } from "./value-names.ts";
import { filterOf } from "./history.service.ts";

/** What to export, as plain data that the guarded procedure can return. */
interface HistoryExport extends Pick<HistoryExportInput, "format"> {
  filter: HistoryFilter;
  /** Those the caller may see. */
  kinds: readonly HistoryKind[];
  /** The name of a download; without it the answer is meant for a program. */
  fileName: string | null;
}

/** Without it, spreadsheets assume their own legacy encoding. */
const byteOrderMark = "\uFEFF";

const head = [
  "Time (UTC)",
  "Who",
  "Kind",
  "Source",
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
  kinds: readonly HistoryKind[],
): HistoryExport {
  const day = clock.now().toISOString().slice(0, 10);
  return { format, filter, kinds, fileName: format === "csv" ? `history-${day}.csv` : null };
}

/** The file, in pieces; nothing is read before it is requested. */
export function writeExport(
  { db }: Pick<Deps, "db">,
  { format, filter, kinds }: HistoryExport,
): AsyncGenerator<string> {
  const batches = exportChanges(db, filterOf(filter, kinds));
  return format === "csv" ? writeCsv(db, batches) : writeJson(db, batches);
}

type Batches = ReturnType<typeof exportChanges>;

/** A line for each changed field. */
async function* writeCsv(db: Db, batches: Batches): AsyncGenerator<string> {
  let begin = byteOrderMark + csvLine(head);
  for await (const rows of batches) {
    const changes = await withNames(db, rows.map(presentChange));
    yield begin + changes.map(linesOf).join("");
    begin = "";
  }
  if (begin !== "") yield begin;
}

/** Writes the rows inside the usual envelope. */
async function* writeJson(db: Db, batches: Batches): AsyncGenerator<string> {
  let begin = '{"success":true,"data":[';
  for await (const rows of batches) {
    const changes = await withNames(db, rows.map(presentChange));
    const items = changes.map((change) => JSON.stringify({ _id: change.id, ...change }));
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
    .map(({ field = "", label = "", before, after, beforeName, afterName }) =>
      csvLine([...begin, label, cellOf(beforeName ?? before), cellOf(afterName ?? after), field]),
    )
    .join("");
}
