import { daysOf, eventDays, weekdayName } from "@before-ten/contracts/events/days";
import { decades, decadesOf } from "@before-ten/contracts/events/decades";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { cityOf } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { monthName } from "@before-ten/contracts/events/time-text";
import { countryOf, filterCountries } from "@before-ten/contracts/shared/countries";
import { eventsListTexts } from "@before-ten/contracts/site/texts/events/events-list";
import { useTexts } from "../../../../lib/site-texts.tsx";
import fieldClasses from "../../../../ui/field/text-field.module.css";
import { monthOf } from "../tickets/tickets-by-month.tsx";
import classes from "./event-filters.module.css";
import type { EventsSearch } from "./events-search.ts";

const facets = ["city", "day", "month", "country", "genre", "decade"] as const;

type Facet = (typeof facets)[number];

/** By what a party is found, as the list's query reads it. */
const valuesOf: Record<
  Facet,
  (event: PublicEvent, todayIn: (zone: string) => string) => readonly string[]
> = {
  city: ({ location, country }) => {
    const city = cityOf(location, countryOf(country).name);
    return city === undefined ? [] : [city];
  },
  month: (event) => [monthOf(event)],
  country: ({ country }) => [country],
  day: (event, todayIn) => daysOf(event, todayIn(event.timeZone)),
  genre: ({ musicGenres }) => musicGenres,
  decade: decadesOf,
};

interface FilterMenusProps {
  search: EventsSearch;
  /** The parties that match the search text. */
  found: readonly PublicEvent[];
  now: Date;
}

/**
 * A menu for each facet, with the number of parties that an option would leave beside the other
 * filters. Options without any are left out, but for countries.
 */
export function FilterMenus({ search, found, now }: FilterMenusProps) {
  const texts = useTexts(eventsListTexts);
  const counts = countsBeside(search, found, now);
  const inOrder = (all: readonly string[], facet: Facet) =>
    all.flatMap((each) => counts[facet].get(each.toLowerCase()) ?? []);
  const byName = (facet: Facet) =>
    [...counts[facet].values()].toSorted((one, other) => one.value.localeCompare(other.value));
  return (
    <>
      <Menu
        name="city"
        search={search}
        label={texts.city}
        all={texts.anyCity}
        counts={byName("city")}
      />
      <Menu
        name="day"
        search={search}
        label={texts.day}
        all={texts.anyDay}
        counts={inOrder(eventDays, "day")}
        nameOf={(day) => weekdayName(day) ?? texts.thisWeekend}
      />
      <Menu
        name="month"
        search={search}
        label={texts.month}
        all={texts.anyMonth}
        counts={byName("month")}
        nameOf={monthName}
      />
      {/* The specified "All" is understood only beside its label. */}
      <label className={classes.labelled}>
        {texts.country}
        <Menu
          name="country"
          search={search}
          label={texts.country}
          all={texts.anyCountry}
          counts={filterCountries(search.country).map(
            (value) => counts.country.get(value.toLowerCase()) ?? { value, count: 0 },
          )}
          nameOf={(code) => countryOf(code).name}
        />
      </label>
      <Menu
        name="genre"
        search={search}
        label={texts.genre}
        all={texts.anyGenre}
        counts={byName("genre").toSorted((one, other) => other.count - one.count)}
      />
      <Menu
        name="decade"
        search={search}
        label={texts.decade}
        all={texts.anyDecade}
        counts={inOrder(decades, "decade")}
      />
    </>
  );
}

interface Count {
  /** As first spelled. */
  value: string;
  /** Parties. */
  count: number;
}

/** By the value in lower case. */
type Counts = Record<Facet, Map<string, Count>>;

/** For each facet, the values of parties that match the other filters. */
function countsBeside(search: EventsSearch, found: readonly PublicEvent[], now: Date): Counts {
  const todays = new Map<string, string>();
  /** Once for each zone, as formatting is slow. */
  const todayIn = (zone: string) => {
    const today = todays.get(zone) ?? dayIn(zone, now);
    todays.set(zone, today);
    return today;
  };
  const counts: Counts = {
    city: new Map(),
    month: new Map(),
    country: new Map(),
    day: new Map(),
    genre: new Map(),
    decade: new Map(),
  };
  for (const event of found) {
    const missed = facets.filter((facet) => {
      const chosen = search[facet];
      const isMissed = (value: string) => !isSame(value, chosen ?? "");
      return chosen !== undefined && valuesOf[facet](event, todayIn).every(isMissed);
    });
    for (const facet of facets) {
      if (missed.some((other) => other !== facet)) continue;
      for (const value of valuesOf[facet](event, todayIn)) {
        const key = value.toLowerCase();
        const { value: first, count } = counts[facet].get(key) ?? { value, count: 0 };
        counts[facet].set(key, { value: first, count: count + 1 });
      }
    }
  }
  return counts;
}

/** Compares as the list does, ignoring case. */
function isSame(value: string, chosen: string): boolean {
  return value.toLowerCase() === chosen.toLowerCase();
}

interface MenuProps {
  name: Facet;
  search: EventsSearch;
  label: string;
  /** The option for every value. */
  all: string;
  counts: readonly Count[];
  nameOf?: (value: string) => string;
}

/** Nothing if there is nothing to choose from. What is chosen is always among the options. */
function Menu({ name, search, label, all, counts, nameOf }: MenuProps) {
  const { [name]: chosen = "" } = search;
  if (counts.length < 2 && chosen === "") return null;
  const isKnown = counts.some(({ value }) => isSame(value, chosen));
  const options = chosen === "" || isKnown ? counts : [...counts, { value: chosen, count: 0 }];
  return (
    <select
      name={name}
      aria-label={label}
      className={`${fieldClasses.input} ${classes.menu}`}
      defaultValue={chosen}
    >
      <option value="">{all}</option>
      {options.map(({ value, count }) => (
        <option key={value} value={isSame(value, chosen) ? chosen : value}>
          {nameOf?.(value) ?? value} ({count})
        </option>
      ))}
    </select>
  );
}
