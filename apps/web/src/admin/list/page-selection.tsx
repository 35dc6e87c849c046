import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./page-selection.module.css";
import { type Selection, shareOf, withPageToggled } from "./selection.ts";
import { SelectionLine } from "./selection-line.tsx";

interface PageSelectionProps {
  /** The ids of what can be seen. */
  page: string[];
  total: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** What may be done with these. */
  renderActions: (ids: string[]) => ReactNode;
}

/** What is selected of a list without a column for it; nothing while nothing is. */
export function PageSelection({
  page,
  total,
  selection,
  onSelect,
  renderActions,
}: PageSelectionProps) {
  const ids = selection.kind === "some" ? [...selection.ids] : [];
  if (ids.length === 0) return null;
  return (
    <div className={classes.selected}>
      <SelectionLine
        selection={selection}
        page={page}
        total={total}
        isCapped={false}
        totalLabel={total.toLocaleString("en-AU")}
        mayOfferMore={false}
        onSelect={onSelect}
      />
      {shareOf(selection, page) !== "all" && (
        <Button
          variant="subtle"
          color="slate"
          size="compact-sm"
          onClick={() => onSelect(withPageToggled(selection, page))}
        >
          Select all on this page
        </Button>
      )}
      {renderActions(ids)}
    </div>
  );
}
