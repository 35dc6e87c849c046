import { Button, Group, Text } from "@mantine/core";
import { type Selection, allMatching, countOf, noneSelected, shareOf } from "./selection.ts";

interface SelectionLineProps {
  selection: Selection;
  /** The ids of the rows that can be seen. */
  page: readonly string[];
  /** How many match the list's filter, or how many of them were counted. */
  total: number;
  isCapped: boolean;
  /** `1,000`, or `1,000+` where counting stopped. */
  totalLabel: string;
  mayOfferMore: boolean;
  onSelect: (selection: Selection) => void;
}

/** Says what is selected beyond what can be seen, and offers the rest. */
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
