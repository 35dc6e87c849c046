import { Button, Group, Text } from "@mantine/core";
import { type Selection, allMatching, countOf, noneSelected, shareOf } from "./selection.ts";

interface SelectionLineProps {
  selection: Selection;
  /** Ids of the visible rows. */
  page: readonly string[];
  /** Number of matches, or the limit at which counting stopped. */
  total: number;
  isCapped: boolean;
  /** `1,000`, or `1,000+` if counting stopped there. */
  totalLabel: string;
  mayOfferMore: boolean;
  onSelect: (selection: Selection) => void;
}

/** Says how many rows are selected beyond the visible ones, and offers to select all. */
export function SelectionLine(props: SelectionLineProps) {
  const { selection, page, total, isCapped, totalLabel, mayOfferMore, onSelect } = props;
  const count = countOf(selection, total);
  if (count === 0) return null;
  const offersMore =
    mayOfferMore &&
    selection.kind === "some" &&
    shareOf(selection, page) === "all" &&
    (count < total || isCapped);
  return (
    <Group gap="xs" role="group" aria-label="Selection">
      <Text size="sm" fw={600} role="status">
        {selection.kind === "matching"
          ? `All ${totalLabel} that match are selected.`
          : `${count.toLocaleString("en-AU")} selected.`}
      </Text>
      <Button
        variant="subtle"
        color="slate"
        size="compact-sm"
        onClick={() => onSelect(noneSelected)}
      >
        Clear selection
      </Button>
      {offersMore && (
        <Button variant="subtle" size="compact-sm" onClick={() => onSelect(allMatching)}>
          Select all {totalLabel} that match
        </Button>
      )}
    </Group>
  );
}
