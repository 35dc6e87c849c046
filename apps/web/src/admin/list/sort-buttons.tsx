import { Button, Group, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useId } from "react";

interface SortButtonsProps<Key extends string> {
  /** The order of a list that nobody sorted, where that is none of the keys'. */
  usual?: { sort: string; label: string };
  /** By what, each with its name, in the order they are offered. */
  keys: Readonly<Record<Key, string>>;
  /** What the list is in order of: a key, or one with a `-` before it. */
  sort: string;
  /** Where one begins with the last, or with the most. */
  startsDescending: readonly Key[];
  onSort: (sort: string) => void;
}

/** By what a list is in order; pressed again, the other way round. */
export function SortButtons<Key extends string>(props: SortButtonsProps<Key>) {
  const { usual, keys, sort, startsDescending, onSort } = props;
  const id = useId();
  return (
    <Group gap={4} role="group" aria-labelledby={id}>
      <Text id={id} span size="sm" c="dimmed" mr={4}>
        Sort by
      </Text>
      {usual && (
        <Button
          size="compact-sm"
          variant={sort === usual.sort ? "default" : "subtle"}
          color="slate"
          aria-pressed={sort === usual.sort}
          onClick={() => onSort(usual.sort)}
        >
          {usual.label}
        </Button>
      )}
      {Object.entries<string>(keys).map(([key, label]) => {
        const isAscending = sort === key;
        const isDescending = sort === `-${key}`;
        const first = startsDescending.some((each) => each === key) ? `-${key}` : key;
        const Arrow = isAscending ? IconArrowUp : IconArrowDown;
        return (
          <Button
            key={key}
            size="compact-sm"
            variant={isAscending || isDescending ? "default" : "subtle"}
            color="slate"
            aria-pressed={isAscending || isDescending}
            {...((isAscending || isDescending) && {
              "aria-label": `${label}, ${isAscending ? "ascending" : "descending"}`,
            })}
            rightSection={(isAscending || isDescending) && <Arrow size={14} aria-hidden />}
            onClick={() => {
              if (isAscending) onSort(`-${key}`);
              else onSort(isDescending ? key : first);
            }}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}
