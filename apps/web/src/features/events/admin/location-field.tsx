import type { CountryCode } from "@before-ten/contracts/countries";
import type { EventLocation } from "@before-ten/contracts/location";
import { Autocomplete, Checkbox, Stack, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { trpc } from "../../../lib/trpc.ts";
import type { LocationChoice } from "./event-form-values.ts";

interface LocationFieldProps {
  choice: LocationChoice;
  /** Where suggestions are looked for; undefined: everywhere. */
  country: CountryCode | undefined;
  error: ReactNode;
  onChange: (choice: LocationChoice) => void;
}

const debounceMs = 100;
const minTextLength = 3;
const maxTextLength = 200;

/** A place found by searching, or typed by hand. What the search doesn't know counts as it was typed. */
export function LocationField({ choice, country, error, onChange }: LocationFieldProps) {
  return (
    <Stack gap="xs">
      {choice.isManual ? (
        <TextInput
          label="Location"
          description="Written as guests should read it"
          required
          maxLength={maxTextLength}
          value={choice.manual}
          error={error}
          onChange={({ currentTarget }) => onChange({ ...choice, manual: currentTarget.value })}
        />
      ) : (
        <PlaceSearch choice={choice} country={country} error={error} onChange={onChange} />
      )}
      <Checkbox
        label="Enter the location manually"
        checked={choice.isManual}
        onChange={({ currentTarget }) => onChange({ ...choice, isManual: currentTarget.checked })}
      />
    </Stack>
  );
}

function PlaceSearch({ choice, country, error, onChange }: LocationFieldProps) {
  const suggestions = useSuggestions(choice, country);
  return (
    <Autocomplete
      label="Location"
      description="Venue or address. Choose a suggestion, or leave what you typed"
      required
      maxLength={maxTextLength}
      value={choice.typed}
      error={error}
      data={[...new Set(suggestions.map(({ formatted }) => formatted))]}
      // The service has searched already, and knows more spellings.
      filter={({ options }) => options}
      onChange={(typed) => {
        const place = suggestions.find(({ formatted }) => formatted === typed) ?? null;
        onChange({ ...choice, typed, place });
      }}
    />
  );
}

function useSuggestions(
  { typed, place }: LocationChoice,
  country: CountryCode | undefined,
): EventLocation[] {
  const [text] = useDebouncedValue(typed.trim(), debounceMs);
  const { data } = trpc.places.suggest.useQuery(
    { text, country },
    // What was just chosen isn't searched once more.
    {
      enabled: text.length >= minTextLength && place?.formatted !== typed,
      placeholderData: keepPreviousData,
      retry: false,
    },
  );
  return typed.trim().length < minTextLength ? [] : (data?.suggestions ?? []);
}
