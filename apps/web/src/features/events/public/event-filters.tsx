import { type CountryCode, countryOf } from "@before-ten/contracts/shared/countries";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { pathTo } from "../../../lib/site-path.ts";
import fieldClasses from "../../../ui/text-field.module.css";
import classes from "./events-page.module.css";
import type { EventsSearch } from "./events-search.ts";
import { NearMe } from "./near-me.tsx";

/** Countries of the filter, in the specification's order. */
const filterCountries: readonly CountryCode[] = ["AU", "SG", "NZ", "US", "UK", "CA"];

interface EventFiltersProps {
  search: EventsSearch;
  count: string;
}

/** A form that works by itself; the page's frame sends it while one types. */
export function EventFilters({ search, count }: EventFiltersProps) {
  return (
    <form role="search" action={pathTo("/events")} className={classes.filters}>
      <input
        name="q"
        className={`${fieldClasses.input} ${classes.search}`}
        type="search"
        aria-label="Search events"
        placeholder="Name, city or anything else"
        maxLength={maxSearchLength}
        defaultValue={search.q ?? ""}
      />
      <select
        name="country"
        className={fieldClasses.input}
        aria-label="Country"
        defaultValue={search.country ?? ""}
      >
        <option value="">All</option>
        {filterCountries.map((code) => (
          <option key={code} value={code}>
            {countryOf(code).name}
          </option>
        ))}
      </select>
      <NearMe />
      <p className={classes.count} role="status" data-part="count">
        {count}
      </p>
    </form>
  );
}
