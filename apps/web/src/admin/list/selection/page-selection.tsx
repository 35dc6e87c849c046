import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./page-selection.module.css";
import { type Selection, shareOf, withPageToggled } from "./selection.ts";
import { SelectionLine } from "./selection-line.tsx";

interface PageSelectionProps {
  /** Ids of the visible rows. */
  page: string[];
  total: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Renders the actions for the selected ids. */
  renderActions: (ids: string[]) => ReactNode;
}

/** Shows the selection of a list without a checkbox column; renders nothing while it is empty. */
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
