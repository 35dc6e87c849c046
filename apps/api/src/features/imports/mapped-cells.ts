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
