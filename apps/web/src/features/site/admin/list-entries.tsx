import { brand } from "@before-ten/contracts/shared/brand";
import { type TextEntry, isChoice } from "@before-ten/contracts/site/define-texts";
import { allCountryCodes, isoCountryName } from "@before-ten/contracts/shared/iso-countries";
import {
  countedFigures,
  fieldsOf,
  maxEntries,
  maxFieldLength,
} from "@before-ten/contracts/site/rules";
import {
  Button,
  Group,
  NativeSelect,
  Paper,
  Stack,
  Text,
  TextInput,
  Textarea,
} from "@mantine/core";
import { useState } from "react";
import { clockName } from "../../../admin/list/scheduled-moment.ts";
import { MoveButtons } from "../../../admin/form/move-buttons.tsx";
import { moveItem } from "../../../admin/form/move-item.ts";
import { ImageTextField } from "./image-text-field.tsx";
import type { TextValue } from "./use-save-text.ts";
import { firstWords, isUnnamed, textName } from "./words-search.ts";
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
      {removed.map((entry) => (
        <Group key={entry.id} gap="xs">
          <Text size="sm" c="dimmed" lineClamp={1} flex={1}>
            Removed: {firstWords(entry)}
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
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

interface EntryFieldsProps {
  entry: Entry;
  defaults: readonly TextEntry[];
  place: { number: number; of: number };
  onChange: (entry: Entry) => void;
  onMove: (by: -1 | 1) => void;
  mayRemove: boolean;
  onRemove: () => void;
}

function EntryFields({ entry, defaults, place, mayRemove, ...on }: EntryFieldsProps) {
  const { onChange, onMove, onRemove } = on;
  const name = `entry ${place.number}`;
  const { hidden, ...visible } = entry;
  return (
    <Paper component="li" withBorder p="sm">
      <Stack gap="xs">
        {fieldsOf(defaults).map((field) => (
          <EntryField
            key={field}
            label={`${textName(`.${field}`)} of ${name}`}
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
            aria-pressed={hidden !== undefined}
            onClick={() => onChange(hidden === undefined ? { ...entry, hidden: "yes" } : visible)}
          >
            {hidden === undefined ? `Hide ${name}` : `Show ${name}`}
          </Button>
          {mayRemove && (
            <Button size="xs" variant="subtle" color="red" onClick={onRemove}>
              Remove {name}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

interface EntryFieldProps {
  label: string;
  field: string;
  value: string;
  defaults: readonly TextEntry[];
  /** It is what the entry is known by elsewhere. */
  isFixed: boolean;
  onChange: (value: string) => void;
}

function EntryField({ label, field, value, defaults, isFixed, onChange }: EntryFieldProps) {
  const standard = standardChoices[field];
  if (standard !== undefined || isChoice(field)) {
    return (
      <NativeSelect
        label={label}
        data={standard === undefined ? choicesOf(defaults, field) : standard()}
        disabled={isFixed}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (field === "counted") {
    const figures = Object.entries(countedFigures).map(([figure, name]) => ({
      value: figure,
      label: `Counted: ${name.toLowerCase()}`,
    }));
    return (
      <NativeSelect
        label={label}
        data={[{ value: "", label: "As typed" }, ...figures]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (field === "from" || field === "until") {
    const empty = field === "from" ? "at once" : "until it is hidden or removed";
    return <MomentField label={label} empty={empty} value={value} onChange={onChange} />;
  }
  if (field === "image") {
    return <ImageTextField label={label} value={value} error={undefined} onChange={onChange} />;
  }
  return (
    <Textarea
      label={label}
      autosize
      minRows={1}
      {...(field !== "url" && { maxLength: maxFieldLength(defaults, field) })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface MomentFieldProps {
  label: string;
  /** What an empty field means. */
  empty: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day and a time on the club's clock. */
function MomentField({ label, empty, value, onChange }: MomentFieldProps) {
  const [openedAt] = useState(() => new Date());
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={`${clockName(brand.timeZone, openedAt)} time. Left empty: ${empty}.`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
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
    if (isChoice(field)) return [field, choices[all.length % choices.length] ?? ""];
    return [field, field === "image" ? (defaults[0]?.[field] ?? "") : ""];
  });
  return { ...Object.fromEntries(fields), id: `entry-${number}` };
}

type Choices = { value: string; label: string }[];

const none = { value: "", label: "Please choose" };

/** Of fields whose values are in a standard. */
const standardChoices: Readonly<Record<string, () => Choices>> = {
  code: () => [
    none,
    ...allCountryCodes
      .map((code) => ({ value: code, label: isoCountryName(code) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ],
  currency: () => {
    const names = new Intl.DisplayNames("en", { type: "currency" });
    return [
      none,
      ...Intl.supportedValuesOf("currency").map((code) => ({
        value: code,
        label: `${code}: ${names.of(code) ?? code}`,
      })),
    ];
  },
  timeZone: () => [
    none,
    ...Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone })),
  ],
};

/** A chosen country brings its name, which can be changed. */
function withField(entry: Entry, field: string, value: string): Entry {
  const changed = { ...entry, [field]: value };
  return field === "code" && value !== "" ? { ...changed, name: isoCountryName(value) } : changed;
}

function choicesOf(defaults: readonly TextEntry[], field: string): string[] {
  return [...new Set(defaults.map((entry) => entry[field] ?? ""))];
}
