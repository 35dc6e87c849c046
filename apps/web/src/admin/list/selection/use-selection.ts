import { useState } from "react";
import { filterOf } from "../list-search.ts";
import { type Selection, noneSelected } from "./selection.ts";

/**
 * Selection of a list. It belongs to the list's filter, so changing that clears it; open dialogs
 * stay open.
 */
export function useSelection(
  search: Parameters<typeof filterOf>[0],
): [selection: Selection, select: (selection: Selection) => void] {
  const filter = JSON.stringify(filterOf(search));
  const [selected, setSelected] = useState({ filter, selection: noneSelected });
  if (selected.filter !== filter) setSelected({ filter, selection: noneSelected });
  return [
    selected.filter === filter ? selected.selection : noneSelected,
    (selection) => setSelected({ filter, selection }),
  ];
}
