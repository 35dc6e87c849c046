import { type TextEntry } from "@before-ten/contracts/site/define-texts";
import { isChoice } from "@before-ten/contracts/site/text-fields";
import { isoCountryName } from "@before-ten/contracts/shared/iso-countries";
import { fieldsOf, maxEntries } from "@before-ten/contracts/site/rules";
import { Button, Group, Paper, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { MoveButtons } from "../../../admin/form/move-buttons.tsx";
import { moveItem } from "../../../admin/form/move-item.ts";
import { EntryField, choicesOf } from "./entry-field.tsx";
import type { TextValue } from "./use-save-text.ts";
import { entryName, firstWords, isUnnamed } from "./words-search.ts";
import classes from "./words-page.module.css";

type Entry = Extract<TextValue, readonly unknown[]>[number];

interface ListEntriesProps {
  /** Its ids are stored elsewhere, so what is saved can only be hidden. */
  isStored?: boolean;
  byDefault: readonly Entry[];
  entries: readonly Entry[];
  error: string | undefined;
  onChange: (entries: Entry[]) => void;
}

/** The entries of a list: add, change, move, hide and remove. What is removed can be put back. */
export function ListEntries(props: ListEntriesProps) {
  const { isStored = false, byDefault, entries, error, onChange } = props;
  const shown = entries.filter(({ removedAt }) => !removedAt);
  const removed = entries.filter(({ removedAt }) => removedAt);
  const change = (kept: readonly Entry[], gone: readonly Entry[] = removed) =>
    onChange([...kept, ...gone]);
  const replace = (entry: Entry) =>
    change(shown.map((each) => (each.id === entry.id ? entry : each)));
  return (
    <Stack gap="sm">
      {error !== undefined && (
        <Text c="red" role="alert">
          {error}
        </Text>
      )}
      <ol className={classes.texts}>
        {shown.map((entry, at) => (
          <EntryFields
            key={entry.id}
            entry={entry}
            defaults={byDefault}
            name={entryName(shown, at)}
            place={{ number: at + 1, of: shown.length }}
            onChange={replace}
            onMove={(by) => change(moveItem(shown, at, at + by))}
            mayRemove={!isStored || isUnnamed(entry)}
            onRemove={() =>
              change(
                shown.filter(({ id }) => id !== entry.id),
                [...removed, { ...entry, removedAt: new Date().toISOString() }],
              )
            }
          />
        ))}
      </ol>
      <Button
        variant="default"
        w="fit-content"
        disabled={entries.length >= maxEntries}
        onClick={() => change([...shown, newEntry(byDefault, entries)])}
      >
        Add an entry
      </Button>
      {removed.map((entry, at) => (
        <Group key={entry.id} gap="xs">
          <Text size="sm" c="dimmed" lineClamp={1} flex={1}>
            Removed: {firstWords(entry) || entryName(removed, at)}
          </Text>
          <Button
            size="xs"
            variant="subtle"
            onClick={() => {
              const { removedAt: _, ...back } = entry;
              change(
                [...shown, back],
                removed.filter(({ id }) => id !== entry.id),
              );
            }}
          >
            Put back
            <VisuallyHidden component="span"> {entryName(removed, at)}</VisuallyHidden>
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

interface EntryFieldsProps {
  entry: Entry;
  defaults: readonly TextEntry[];
  name: string;
  place: { number: number; of: number };
  onChange: (entry: Entry) => void;
  onMove: (by: -1 | 1) => void;
  mayRemove: boolean;
  onRemove: () => void;
}

function EntryFields({ entry, defaults, name, place, mayRemove, ...on }: EntryFieldsProps) {
  const { onChange, onMove, onRemove } = on;
  const { hidden, ...visible } = entry;
  const suffix = <VisuallyHidden component="span"> {name}</VisuallyHidden>;
  return (
    <Paper component="li" withBorder p="sm">
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={3} size="h6" lineClamp={1}>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </Title>
          {hidden !== undefined && <StatusBadge tone="idle">Hidden</StatusBadge>}
        </Group>
        {fieldsOf(defaults).map((field) => (
          <EntryField
            key={field}
            of={name}
            field={field}
            value={entry[field] ?? ""}
            defaults={defaults}
            isFixed={field === "code" && !isUnnamed(entry)}
            onChange={(value) => onChange(withField(entry, field, value))}
          />
        ))}
        <Group gap="xs">
          <MoveButtons name={name} place={place} onMove={onMove} />
          <Button
            size="xs"
            variant="subtle"
            onClick={() => onChange(hidden === undefined ? { ...entry, hidden: "yes" } : visible)}
          >
            {hidden === undefined ? "Hide" : "Show"}
            {suffix}
          </Button>
          {mayRemove && (
            <Button size="xs" variant="subtle" color="red" onClick={onRemove}>
              Remove
              {suffix}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

/** Like the first default one, with its fields to be filled in. */
export function newEntry(defaults: readonly TextEntry[], all: readonly Entry[]): Entry {
  const taken = new Set(all.map(({ id }) => id));
  let number = all.length + 1;
  while (taken.has(`entry-${number}`)) number += 1;
  const fields = fieldsOf(defaults).map((field): [string, string] => {
    const choices = choicesOf(defaults, field);
    // So that neighbours differ.
    const at = field === "signUps" ? 0 : all.length % choices.length;
    if (isChoice(field)) return [field, choices[at] ?? ""];
    return [field, field === "image" ? (defaults[0]?.[field] ?? "") : ""];
  });
  return { ...Object.fromEntries(fields), id: `entry-${number}` };
}

/** A chosen country brings its name, which can be changed. */
function withField(entry: Entry, field: string, value: string): Entry {
  const changed = { ...entry, [field]: value };
  const isNamed = field === "code" && value !== "" && entry["name"] !== undefined;
  return isNamed ? { ...changed, name: isoCountryName(value) } : changed;
}
