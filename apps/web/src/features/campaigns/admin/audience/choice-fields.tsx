import type { SegmentChoices } from "@before-ten/contracts/campaigns/audience-output";
import { maxSegmentChoices } from "@before-ten/contracts/campaigns/rules";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { Group, MultiSelect, Select, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { preferenceLabel, preferenceOption, readPreferenceOption } from "./preference-option.ts";

/** Fields that offer the values active subscribers have. */

const typingPauseMs = 250;

interface ListFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: ReactNode;
}

export function TagsField(props: ListFieldProps) {
  return (
    <ListField
      {...props}
      label="Tags"
      description="Subscribers with at least one of these"
      choicesOf={({ tags }) => tags}
      labelOf={(tag) => tag}
    />
  );
}

export function SourcesField(props: ListFieldProps) {
  return (
    <ListField
      {...props}
      label="Sources"
      description="Where they came from when they subscribed"
      choicesOf={({ sources }) => sources}
      labelOf={(source) => source || "Direct"}
    />
  );
}

interface NamedListProps extends ListFieldProps {
  label: string;
  description: string;
  choicesOf: (choices: SegmentChoices) => SegmentChoices["tags"];
  labelOf: (name: string) => string;
}

/** An option's value must not be empty, but a missing source is. */
const toOption = (name: string) => `=${name}`;
const fromOption = (option: string) => option.slice(1);

function ListField({ value, onChange, choicesOf, labelOf, ...field }: NamedListProps) {
  const { choices, countOf, setSearch, notice } = useChoices((all) =>
    choicesOf(all).map(({ name, count }) => ({ option: toOption(name), count })),
  );
  const options = new Set([...value.map(toOption), ...choices]);
  return (
    <MultiSelect
      {...field}
      error={field.error ?? notice}
      searchable
      clearable
      clearButtonProps={{ "aria-label": `Clear ${field.label}` }}
      hidePickedOptions
      maxValues={maxSegmentChoices}
      data={[...options].map((option) => ({ value: option, label: labelOf(fromOption(option)) }))}
      value={value.map(toOption)}
      onChange={(picked) => onChange(picked.map(fromOption))}
      onSearchChange={setSearch}
      nothingFoundMessage="No subscriber has this"
      renderOption={({ option }) => <Counted label={option.label} count={countOf(option.value)} />}
    />
  );
}

interface PreferenceFieldProps {
  value: CampaignSegment["preference"];
  onChange: (value: CampaignSegment["preference"]) => void;
  error: ReactNode;
}

export function PreferenceField({ value, onChange, error }: PreferenceFieldProps) {
  const { choices, countOf, setSearch, notice } = useChoices(({ preferences }) =>
    preferences.map(({ count, ...preference }) => ({
      option: preferenceOption(preference),
      count,
    })),
  );
  const chosen = value === undefined ? null : preferenceOption(value);
  const options = new Set([...(chosen === null ? [] : [chosen]), ...choices]);
  return (
    <Select
      label="Preference"
      error={error ?? notice}
      placeholder="Any"
      searchable
      clearable
      clearButtonProps={{ "aria-label": "Clear Preference" }}
      data={[...options].map((option) => ({ value: option, label: preferenceLabel(option) }))}
      value={chosen}
      onChange={(option) => onChange(option === null ? undefined : readPreferenceOption(option))}
      onSearchChange={setSearch}
      nothingFoundMessage="No subscriber has this"
      renderOption={({ option }) => <Counted label={option.label} count={countOf(option.value)} />}
    />
  );
}

function Counted({ label, count }: { label: string; count: number | undefined }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm" w="100%">
      <span>{label}</span>
      {count !== undefined && (
        <Text span size="sm" c="dimmed">
          {count.toLocaleString("en-AU")}
        </Text>
      )}
    </Group>
  );
}

interface Offered {
  option: string;
  count: number;
}

/** Suggestions for the typed text; before typing, all of them, most frequent first. */
function useChoices(offeredOf: (choices: SegmentChoices) => Offered[]) {
  const [typed, setSearch] = useState("");
  const [search] = useDebouncedValue(typed, typingPauseMs);
  const { data, error } = trpc.campaignAudience.choices.useQuery(
    { search },
    { placeholderData: keepPreviousData },
  );
  const offered = data === undefined ? [] : offeredOf(data);
  return {
    choices: offered.map(({ option }) => option),
    countOf: (option: string) => offered.find((each) => each.option === option)?.count,
    setSearch,
    notice: error && errorSentence(error, { failed: "Failed to load the choices" }),
  };
}
