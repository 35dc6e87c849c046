import { type CountryCode, countryOf } from "@before-ten/contracts/shared/countries";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { useDebouncedText } from "../../../lib/use-debounced-text.ts";
import fieldClasses from "../../../ui/text-field.module.css";
import classes from "./events-page.module.css";
import { type EventsSearch, validateEventsSearch } from "./events-search.ts";

/** Countries of the filter, in the specification's order. */
const filterCountries: readonly CountryCode[] = ["AU", "SG", "NZ", "US", "UK", "CA"];

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
    <form
      role="search"
      action="/events"
      className={classes.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        name="q"
        className={`${fieldClasses.input} ${classes.search}`}
        type="search"
        aria-label="Search events"
        placeholder="Name, city or anything else"
        maxLength={maxSearchLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <select
        name="country"
        className={fieldClasses.input}
        aria-label="Country"
        value={search.country ?? ""}
        onChange={(event) =>
          onChange(validateEventsSearch({ ...search, country: event.currentTarget.value, page: 1 }))
        }
      >
        <option value="">All</option>
        {filterCountries.map((code) => (
          <option key={code} value={code}>
            {countryOf(code).name}
          </option>
        ))}
      </select>
      <p className={classes.count} role="status">
        {count}
      </p>
    </form>
  );
}
