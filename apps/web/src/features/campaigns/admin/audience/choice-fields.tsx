import type { SegmentChoices } from "@before-ten/contracts/campaigns/audience-output";
import { maxSegmentChoices, maxBlockItems } from "@before-ten/contracts/campaigns/rules";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { Group, MultiSelect, Select, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { partyLabel, usePartyNames } from "./party-names.ts";
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

export function CitiesField(props: ListFieldProps) {
  return (
    <ListField
      {...props}
      label="Clicked a party in"
      description="At least one of these cities, in any campaign. Where subscribers live isn't known."
      nothingFoundMessage="No campaign linked to a party there"
      choicesOf={({ cities }) => cities.map((name) => ({ name }))}
      labelOf={(city) => city}
    />
  );
}

export function PartiesField(props: ListFieldProps) {
  const nameOf = usePartyNames(props.value);
  return (
    <ListField
      {...props}
      label="Clicked the tickets of"
      description="At least one of these parties, in any campaign"
      nothingFoundMessage="No campaign linked to such a party's tickets"
      maxValues={maxBlockItems}
      choicesOf={({ parties }) =>
        parties.map((party) => ({ name: party.id, label: partyLabel(party) }))
      }
      labelOf={(id) => nameOf(id) ?? "A party"}
    />
  );
}

interface NamedListProps extends ListFieldProps {
  label: string;
  description: string;
  nothingFoundMessage?: string;
  maxValues?: number;
  choicesOf: (choices: SegmentChoices) => { name: string; label?: string; count?: number }[];
  labelOf: (name: string) => string;
}

/** An option's value must not be empty, but a missing source is. */
const toOption = (name: string) => `=${name}`;
const fromOption = (option: string) => option.slice(1);

function ListField({ value, onChange, choicesOf, labelOf, ...field }: NamedListProps) {
  const { choices, countOf, labelOfChoice, setSearch, notice } = useChoices((all) =>
    choicesOf(all).map(({ name, ...choice }) => ({ ...choice, option: toOption(name) })),
  );
  const options = new Set([...value.map(toOption), ...choices]);
  return (
    <MultiSelect
      maxValues={maxSegmentChoices}
      nothingFoundMessage="No subscriber has this"
      {...field}
      error={field.error ?? notice}
      searchable
      clearable
      clearButtonProps={{ "aria-label": `Clear ${field.label}` }}
      hidePickedOptions
      data={[...options].map((option) => ({
        value: option,
        label: labelOfChoice(option) ?? labelOf(fromOption(option)),
      }))}
      value={value.map(toOption)}
      onChange={(picked) => onChange(picked.map(fromOption))}
      onSearchChange={setSearch}
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
  label?: string;
  count?: number;
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
    labelOfChoice: (option: string) => offered.find((each) => each.option === option)?.label,
    setSearch,
    notice: error && errorSentence(error, { failed: "Failed to load the choices" }),
  };
}
