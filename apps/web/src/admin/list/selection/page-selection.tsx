import { bulkMatchingFailed } from "@before-ten/contracts/shared/bulk-messages";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError } from "../../../lib/notify.ts";
import classes from "./page-selection.module.css";
import { type Selection, shareOf, withPageToggled } from "./selection.ts";
import { SelectionLine } from "./selection-line.tsx";

interface PageSelectionProps {
  /** Ids of the visible rows. */
  page: string[];
  total: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Reads the ids of the first matches of the list's filter, at most `max`. */
  readMatching: () => Promise<string[]>;
  /** As many as one bulk action takes. */
  max: number;
  /** Renders the actions for the selected ids. */
  renderActions: (ids: string[]) => ReactNode;
}

/** Shows the selection of a list without a checkbox column; renders nothing while it is empty. */
export function PageSelection({
  page,
  total,
  selection,
  onSelect,
  readMatching,
  max,
  renderActions,
}: PageSelectionProps) {
  const matching = useMutation({
    mutationFn: readMatching,
    onSuccess: (found) => onSelect({ kind: "some", ids: new Set(found) }),
    onError: (error) => notifyError(errorSentence(error, { failed: bulkMatchingFailed })),
  });
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
      {shareOf(selection, page) === "all" && ids.length < Math.min(total, max) && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={matching.isPending}
          onClick={() => matching.mutate()}
        >
          {total > max
            ? `Select the first ${max} of ${total.toLocaleString("en-AU")} that match`
            : `Select all ${total} that match`}
        </Button>
      )}
      {renderActions(ids)}
    </div>
  );
}
