import { maxBlockItems } from "@before-ten/contracts/campaigns/rules";
import { ActionIcon, Group, Select, Stack, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { moveItem } from "../../../../admin/form/move-item.ts";
import { MoveButtons } from "../../../../admin/form/move-buttons.tsx";
import classes from "./editor.module.css";

interface ChosenItem {
  id: string;
  name: string;
  /** A day or a country that distinguishes items of the same name. */
  detail: string;
  /** True if the mail leaves it out. */
  isGone: boolean;
}

interface ChosenItemsProps {
  /** What is chosen, e.g. `Events`. */
  label: string;
  ids: readonly string[];
  error: ReactNode;
  onChange: (ids: string[]) => void;
  search: string;
  onSearch: (search: string) => void;
  items: Items;
}

/** Search results, and what is known of the chosen items; undefined while loading. */
export interface Items {
  found: ChosenItem[] | undefined;
  chosen: ChosenItem[] | undefined;
  error: string | undefined;
}

/** Searches for items and lists the chosen ones in the order of the mail. */
export function ChosenItems({
  label,
  ids,
  error,
  onChange,
  search,
  onSearch,
  items,
}: ChosenItemsProps) {
  const offered = (items.found ?? []).filter(({ id }) => !ids.includes(id));
  const isFull = ids.length >= maxBlockItems;
  return (
    <Stack gap="xs">
      <Select
        label={`Add ${label}`}
        placeholder={isFull ? `At most ${maxBlockItems}` : "Search by any part of the name"}
        searchable
        disabled={isFull}
        value={null}
        searchValue={search}
        onSearchChange={onSearch}
        data={offered.map(({ id, name, detail }) => ({ value: id, label: `${name}, ${detail}` }))}
        // The server has searched already, in more than the label.
        filter={({ options }) => options}
        nothingFoundMessage={
          items.error ?? (items.found === undefined ? "Searching…" : "Nothing found")
        }
        error={error ?? items.error}
        onOptionSubmit={(id) => {
          onSearch("");
          onChange([...ids, id]);
        }}
      />
      {ids.length > 0 && (
        <ol className={classes.chosen} aria-label={`Chosen ${label}`}>
          {ids.map((id, index) => {
            const item = items.chosen?.find((each) => each.id === id);
            const name = item?.name ?? (items.chosen === undefined ? "..." : "Deleted");
            return (
              <li key={id}>
                <Group gap={4} wrap="nowrap" justify="space-between">
                  <Text size="sm" className={classes.grow}>
                    {name}
                    <Text span size="sm" c="dimmed">
                      {item !== undefined && `, ${item.detail}`}
                      {item?.isGone === true && " (left out)"}
                    </Text>
                  </Text>
                  <MoveButtons
                    name={name}
                    place={{ number: index + 1, of: ids.length }}
                    onMove={(by) => onChange(moveItem(ids, index, index + by))}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={`Remove ${name}`}
                    onClick={() => onChange(ids.filter((each) => each !== id))}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                </Group>
              </li>
            );
          })}
        </ol>
      )}
    </Stack>
  );
}
