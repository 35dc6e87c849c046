import { countryOf, filterCountries } from "@before-ten/contracts/shared/countries";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { eventsListTexts } from "@before-ten/contracts/site/texts/events/events-list";
import type { ReactNode } from "react";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import fieldClasses from "../../../../ui/field/text-field.module.css";
import classes from "./events-page.module.css";
import type { EventsSearch } from "./events-search.ts";

interface EventFiltersProps {
  search: EventsSearch;
  nearMe: ReactNode;
  count: ReactNode;
}

/** Id of the form, for controls outside it. */
export const filtersId = "event-filters";

/** A form that works without scripts; the list's frame sends it while typing. */
export function EventFilters({ search, nearMe, count }: EventFiltersProps) {
  const texts = useTexts(eventsListTexts);
  return (
    <form id={filtersId} role="search" action={pathTo("/events")} className={classes.filters}>
      {/* Enter in the search field activates the first button; this one keeps city and month. */}
      <button type="submit" hidden>
        {texts.search}
      </button>
      <input
        name="q"
        className={`${fieldClasses.input} ${classes.search}`}
        type="search"
        aria-label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        maxLength={maxSearchLength}
        defaultValue={search.q ?? ""}
      />
      {/* The specified "All" is understood only beside its label. */}
      <div className={classes.country}>
        <label htmlFor="country">{texts.country}</label>
        <select
          id="country"
          name="country"
          className={fieldClasses.input}
          defaultValue={search.country ?? ""}
        >
          <option value="">{texts.anyCountry}</option>
          {filterCountries(search.country).map((code) => (
            <option key={code} value={code}>
              {countryOf(code).name}
            </option>
          ))}
        </select>
      </div>
      {nearMe}
      {count}
    </form>
  );
}
