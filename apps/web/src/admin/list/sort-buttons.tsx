import { Button, Group, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useId } from "react";

interface SortButtonsProps<Key extends string> {
  /** The default order, if none of the keys stands for it. */
  usual?: { sort: string; label: string };
  /** Labels by sort key, in display order. */
  keys: Readonly<Record<Key, string>>;
  /** Current order: a key, or one with a `-` before it for descending. */
  sort: string;
  /** Keys that sort in descending order at first. */
  startsDescending: readonly Key[];
  onSort: (sort: string) => void;
}

/** Buttons that sort a list; pressing one again reverses the order. */
export function SortButtons<Key extends string>(props: SortButtonsProps<Key>) {
  const { usual, keys, sort, startsDescending, onSort } = props;
  const id = useId();
  return (
    <Group gap={4} role="group" aria-labelledby={id}>
      <Text id={id} span size="sm" c="dimmed" mr={4} visibleFrom="sm">
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
