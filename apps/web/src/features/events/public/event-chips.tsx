import { cityOf } from "@before-ten/contracts/events/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { monthName } from "@before-ten/contracts/events/time-text";
import { countryOf } from "@before-ten/contracts/shared/countries";
import classes from "./event-chips.module.css";
import { filtersId } from "./event-filters.tsx";
import type { EventsSearch } from "./events-search.ts";
import { monthOf } from "./tickets-by-month.tsx";

interface EventChipsProps {
  search: EventsSearch;
  /** All parties to come: only where and when there are some can be chosen. */
  all: readonly PublicEvent[];
}

/** The cities and months there are parties in, as buttons of the filters' form. */
export function EventChips({ search, all }: EventChipsProps) {
  const { country, city, month } = search;
  const inCountry = all.filter((event) => country === undefined || event.country === country);
  const cities = inCountry.flatMap(
    (event) => cityOf(event.location, countryOf(event.country).name) ?? [],
  );
  return (
    <div className={classes.chips} data-part="chips">
      <Chips
        name="city"
        label="City"
        all="All cities"
        options={cities.toSorted().map((name) => [name, name])}
        chosen={city}
      />
      <Chips
        name="month"
        label="Month"
        all="All months"
        options={all.map((event) => [monthOf(event), monthName(monthOf(event))])}
        chosen={month}
      />
    </div>
  );
}

interface ChipsProps {
  name: "city" | "month";
  label: string;
  all: string;
  /** Each as value and name, perhaps more than once. */
  options: readonly (readonly [string, string])[];
  chosen: string | undefined;
}

function Chips({ name, label, all, options, chosen = "" }: ChipsProps) {
  const each = new Map([["", all], ...options]);
  if (chosen !== "" && !each.has(chosen)) {
    each.set(chosen, name === "month" ? monthName(chosen) : chosen);
  }
  // Where there is nothing to choose from: all, and the only one.
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
