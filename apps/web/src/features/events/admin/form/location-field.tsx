import { maxPlaceTextLength } from "@before-ten/contracts/places/rules";
import type { FoundPlace } from "@before-ten/contracts/places/output";
import { Autocomplete, Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { withoutRetry } from "../../../../lib/api/retry-soon.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { capitalised } from "../../../../lib/capitalised.ts";
import type { LocationChoice } from "./event-form-values.ts";

interface LocationFieldProps {
  choice: LocationChoice;
  /** Limits suggestions to a country; undefined for everywhere. */
  country: string | undefined;
  /** Longitude and latitude to prefer suggestions near; undefined if unknown. */
  near: [number, number] | undefined;
  error: ReactNode;
  onChange: (choice: LocationChoice) => void;
  /** Called when a suggestion is chosen, and again once its details are loaded. */
  onTake: (place: FoundPlace) => void;
  /** Whether it is still the chosen one. */
  isTaken: (place: FoundPlace) => boolean;
}

const debounceMs = 100;
const minTextLength = 3;

/**
 * A location, found by search or typed by hand. A text that the search doesn't know counts as
 * typed.
 */
export function LocationField(props: LocationFieldProps) {
  const { choice, error, onChange } = props;
  return (
    <Stack gap="xs">
      {choice.isManual ? (
        <TextInput
          label="Location"
          description="Written as guests should read it"
          required
          maxLength={maxPlaceTextLength}
          value={choice.manual}
          error={error}
          onChange={({ currentTarget }) => onChange({ ...choice, manual: currentTarget.value })}
        />
      ) : (
        <PlaceSearch {...props} />
      )}
      <Checkbox
        label="Enter the location manually"
        checked={choice.isManual}
        onChange={({ currentTarget }) => onChange({ ...choice, isManual: currentTarget.checked })}
      />
    </Stack>
  );
}

function PlaceSearch(props: LocationFieldProps) {
  const { choice, error, onChange, onTake, isTaken } = props;
  const status = trpc.places.status.useQuery(undefined, { staleTime: Infinity });
  const suggestions = useSuggestions(props, status.data?.isSetUp === true);
  const utils = trpc.useUtils();

  async function take(suggestion: FoundPlace) {
    onTake(suggestion);
    // If the details can't be loaded, the suggestion's own data is used.
    const { place } = await utils.places.get
      .fetch({ placeId: suggestion.place_id })
      .catch(() => ({ place: null }));
    if (place === null || !isTaken(suggestion)) return;
    // Keeps the suggestion's text.
    const { formatted } = suggestion.location;
    onTake({ ...place, location: { ...place.location, formatted } });
  }

  return (
    <Autocomplete
      label="Location"
      description={
        status.data?.isSetUp === false
          ? "Type the address the way guests should see it."
          : "Venue or address. Choose a suggestion, or leave what you typed"
      }
      required
      maxLength={maxPlaceTextLength}
      value={choice.typed}
      error={error}
      data={[...new Set(suggestions.map(({ location }) => location.formatted))]}
      renderOption={({ option }) => {
        const found = suggestions.find(({ formatted }) => formatted === option.value);
        return (
          <span>
            {option.value}
            <Text component="span" display="block" size="xs" c="dimmed">
              {found && placeSummary(found)}
            </Text>
          </span>
        );
      }}
      // The service has searched already, and knows more spellings.
      filter={({ options }) => options}
      onChange={(typed) => {
        const suggestion = suggestions.find(({ location }) => location.formatted === typed);
        if (suggestion === undefined) onChange({ ...choice, typed, place: null });
        else void take(suggestion);
      }}
    />
  );
}

function useSuggestions(
  { choice: { typed, place }, country, near }: LocationFieldProps,
  isSetUp: boolean,
): FoundPlace[] {
  const [text] = useDebouncedValue(typed.trim(), debounceMs);
  const { data } = trpc.places.suggest.useQuery(
    { text, country, near },
    {
      // Doesn't search for the text of the chosen suggestion or for the initial one.
      enabled:
        isSetUp &&
        text.length >= minTextLength &&
        text === typed.trim() &&
        place?.formatted !== typed,
      placeholderData: keepPreviousData,
      trpc: { context: withoutRetry },
    },
  );
  return typed.trim().length < minTextLength ? [] : (data?.suggestions ?? []);
}

/** "Amenity · 12 Barter Street · GB": distinguishes suggestions with the same name. */
export function placeSummary({
  result_type: type,
  housenumber,
  street,
  country_code: country,
}: Pick<FoundPlace, "result_type" | "housenumber" | "street" | "country_code">): string {
  const address = street === null ? null : [housenumber, street].filter(Boolean).join(" ");
  return [type && capitalised(type), address, country?.toUpperCase()].filter(Boolean).join(" · ");
}
