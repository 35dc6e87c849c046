/**
 * The rows a bulk action applies to: individually selected ones, or all that match the list's
 * filter.
 */
export type Selection = { kind: "some"; ids: ReadonlySet<string> } | { kind: "matching" };

export const noneSelected: Selection = { kind: "some", ids: new Set() };
export const allMatching: Selection = { kind: "matching" };

export function includes(selection: Selection, id: string): boolean {
  return selection.kind === "matching" || selection.ids.has(id);
}

/** `matches` is the number of rows that match the list's filter. */
export function countOf(selection: Selection, matches: number): number {
  return selection.kind === "matching" ? matches : selection.ids.size;
}

/** How much of a page is selected. */
export function shareOf(selection: Selection, page: readonly string[]): "none" | "some" | "all" {
  const count = page.filter((id) => includes(selection, id)).length;
  if (count === 0) return "none";
  return count === page.length ? "all" : "some";
}

/** Deselecting one of "all that match" leaves the other visible rows of the page selected. */
export function withToggled(selection: Selection, id: string, page: readonly string[]): Selection {
  const ids = new Set(selection.kind === "matching" ? page : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { kind: "some", ids };
}

/** Selects the whole page, or deselects it if it was selected. */
export function withPageToggled(selection: Selection, page: readonly string[]): Selection {
  if (selection.kind === "matching") return noneSelected;
  const ids = new Set(selection.ids);
  const isWhole = shareOf(selection, page) === "all";
  for (const id of page) {
    if (isWhole) ids.delete(id);
    else ids.add(id);
  }
  return { kind: "some", ids };
}
