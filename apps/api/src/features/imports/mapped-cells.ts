import type { ImportMapping } from "@before-ten/contracts/imports/input";

import { withoutApostrophe } from "./read-value.ts";

/** A row's values by field: from its cells, or else the value set for all rows. */
export type MappedCells = ReadonlyMap<string, string>;

export function mapCells(
  cells: readonly string[],
  { columns, fallbacks }: Pick<ImportMapping, "columns" | "fallbacks">,
): MappedCells {
  const mapped = new Map(Object.entries(fallbacks).filter(([, value]) => value.trim() !== ""));
  for (const [index, field] of columns.entries()) {
    const value = withoutApostrophe(cells[index]?.trim() ?? "");
    if (field !== null && value !== "") mapped.set(field, value);
  }
  return mapped;
}

/** What the columns of a field that may repeat hold in a row, without empty cells. */
export function cellsOfField(
  cells: readonly string[],
  { columns }: Pick<ImportMapping, "columns">,
  field: string,
): string[] {
  return columns.flatMap((each, index) => {
    const value = cells[index]?.trim() ?? "";
    return each === field && value !== "" ? [value] : [];
  });
}
