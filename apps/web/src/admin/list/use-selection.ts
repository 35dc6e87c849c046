import { useState } from "react";
import { filterOf } from "./list-search.ts";
import { type Selection, noneSelected } from "./selection.ts";

/**
 * What is selected of a list. It was seen with the list's filter, so another filter begins anew;
 * what is open over the list, such as a dialog, stays.
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
