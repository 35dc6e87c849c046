import { type CountryCode, countryOf } from "@before-ten/contracts/countries";
import { maxSearchLength } from "@before-ten/contracts/limits";
import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedText } from "../../lib/use-debounced-text.ts";
import classes from "./events-page.module.css";
import { type EventsSearch, validateEventsSearch } from "./events-search.ts";

/** In the order the specification lists them. */
const filterCountries: readonly CountryCode[] = ["AU", "SG", "NZ", "US", "UK", "CA"];

const countryOptions = [
  { value: "", label: "All" },
  ...filterCountries.map((code) => ({ value: code, label: countryOf(code).name })),
];

interface EventFiltersProps {
  search: EventsSearch;
  onChange: (search: EventsSearch) => void;
  count: string;
}

export function EventFilters({ search, onChange, count }: EventFiltersProps) {
  const [text, setText] = useDebouncedText(search.q ?? "", (q) =>
    onChange(validateEventsSearch({ ...search, q, page: 1 })),
  );
  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Search events"
        placeholder="Name, city or anything else"
        maxLength={maxSearchLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label="Country"
        data={countryOptions}
        value={search.country ?? ""}
        onChange={(event) =>
          onChange(validateEventsSearch({ ...search, country: event.currentTarget.value, page: 1 }))
        }
      />
      <p className={classes.count} role="status">
        {count}
      </p>
    </search>
  );
}
