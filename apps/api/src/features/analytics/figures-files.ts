import { changeText } from "@before-ten/contracts/analytics/figure-text";
import type { ExportFiguresInput } from "@before-ten/contracts/analytics/input";
import {
  analyticsMessages as messages,
  dimensionLabels,
  measureLabels,
} from "@before-ten/contracts/analytics/messages";
import type { Deps } from "../../deps.ts";
import { byteOrderMark, csvLine } from "../../http/csv.ts";
import { listFigures } from "./figures.service.ts";

/** What to export, as plain data that the guarded procedure can return. */
interface FiguresExport {
  question: Omit<ExportFiguresInput, "format">;
  format: ExportFiguresInput["format"];
  /** The name of a download; without it the answer is meant for a program. */
  fileName: string | null;
}

export function planFiguresExport(
  { clock }: Pick<Deps, "clock">,
  { format, ...question }: ExportFiguresInput,
): FiguresExport {
  const day = clock.now().toISOString().slice(0, 10);
  return { question, format, fileName: format === "csv" ? `analytics-${day}.csv` : null };
}

export function writeFigures(
  deps: Pick<Deps, "db" | "clock">,
  { question, format }: FiguresExport,
): AsyncGenerator<string> {
  return format === "csv" ? writeCsv(deps, question) : writeJson(deps, question);
}

/** The page's table with the rows and columns of all its pages. */
async function* writeCsv(
  deps: Pick<Deps, "db" | "clock">,
  question: FiguresExport["question"],
): AsyncGenerator<string> {
  const { measure, rows, against } = question;
  const beforeLabel = against === undefined ? messages.periodBefore : messages.partyBefore;
  let begin = true;
  let end = "";
  for await (const { columnItems, items, total } of listFigures(deps, question)) {
    const hasOther = columnItems.length > 0 && [total, ...items].some((row) => row.otherColumns);
    const lineOf = (label: string, detail: string, row: typeof total) =>
      csvLine([
        label,
        detail,
        ...row.cells,
        ...(hasOther ? [row.otherColumns] : []),
        row.value,
        row.before,
        changeText(measure, row),
      ]);
    if (begin) {
      const columns = columnItems.map(({ label, detail }) =>
        [label, detail].filter(Boolean).join(", "),
      );
      const head = [...columns, ...(hasOther ? ["Other columns"] : []), measureLabels[measure]];
      yield (
        byteOrderMark + csvLine([dimensionLabels[rows], "Detail", ...head, beforeLabel, "Change"])
      );
      begin = false;
      end = lineOf("Total", "", total);
    }
    yield items.map((row) => lineOf(row.label, row.detail ?? "", row)).join("");
  }
  yield end;
}

/** Writes the rows inside the usual envelope. */
async function* writeJson(
  deps: Pick<Deps, "db" | "clock">,
  question: FiguresExport["question"],
): AsyncGenerator<string> {
  let begin = '{"success":true,"data":[';
  for await (const { columnItems, items } of listFigures(deps, question)) {
    for (const { key, label, detail, value, before, cells } of items) {
      const named = Object.fromEntries(
        columnItems.map((column, index) => [column.key, cells[index] ?? 0]),
      );
      yield begin + JSON.stringify({ key, label, detail, value, before, cells: named });
      begin = ",";
    }
  }
  yield begin === "," ? "]}" : `${begin}]}`;
}
