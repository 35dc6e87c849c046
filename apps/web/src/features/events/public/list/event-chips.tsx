import { cityOf } from "@before-ten/contracts/events/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { monthName } from "@before-ten/contracts/events/time-text";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { eventsListTexts } from "@before-ten/contracts/site/texts/events/events-list";
import { useTexts } from "../../../../lib/site-texts.tsx";
import classes from "./event-chips.module.css";
import { filtersId } from "./event-filters.tsx";
import type { EventsSearch } from "./events-search.ts";
import { monthOf } from "../tickets/tickets-by-month.tsx";

interface EventChipsProps {
  search: EventsSearch;
  /** The parties that match the search text. */
  found: readonly PublicEvent[];
}

/**
 * Cities and months as submit buttons of the filters' form. Those that would match no party
 * together with the other filters are left out.
 */
export function EventChips({ search, found }: EventChipsProps) {
  const texts = useTexts(eventsListTexts);
  const { country, city, month } = search;
  const inCountry = found.filter((event) => country === undefined || event.country === country);
  const cities = inCountry
    .filter((event) => month === undefined || monthOf(event) === month)
    .flatMap((event) => cityNameOf(event) ?? []);
  const months = inCountry
    .filter((event) => city === undefined || isSame(cityNameOf(event), city))
    .map(monthOf);
  return (
    <div className={classes.chips}>
      <Chips
        name="city"
        label={texts.city}
        all={texts.anyCity}
        options={cities.toSorted().map((name) => [name, name])}
        chosen={city}
      />
      <Chips
        name="month"
        label={texts.month}
        all={texts.anyMonth}
        options={months.map((each) => [each, monthName(each)])}
        chosen={month}
      />
    </div>
  );
}

/** Compares cities as the list does, ignoring case. */
function isSame(name: string | undefined, city: string): boolean {
  return name?.toLowerCase() === city.toLowerCase();
}

function cityNameOf({ location, country }: PublicEvent): string | undefined {
  return cityOf(location, countryOf(country).name);
}

interface ChipsProps {
  name: "city" | "month";
  label: string;
  all: string;
  /** Pairs of value and name, perhaps with duplicates. */
  options: readonly (readonly [string, string])[];
  chosen: string | undefined;
}

function Chips({ name, label, all, options, chosen = "" }: ChipsProps) {
  const each = new Map([["", all], ...options]);
  if (chosen !== "" && !each.has(chosen)) {
    each.set(chosen, name === "month" ? monthName(chosen) : chosen);
  }
  // Nothing to choose from: only "all" and a single option.
  if (each.size < 3 && chosen === "") return null;
  return (
    <div role="group" aria-label={label} className={classes.group}>
      <input type="hidden" form={filtersId} name={name} value={chosen} />
      {[...each].map(([value, text]) => (
        <button
          key={value}
          type="submit"
          form={filtersId}
          name={name}
          value={value}
          className={classes.chip}
          aria-pressed={value === chosen}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
