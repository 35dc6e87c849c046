import { daysOf, eventDays, weekdayName } from "@before-ten/contracts/events/days";
import { decades, decadesOf } from "@before-ten/contracts/events/decades";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
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
  now: Date;
}

/** A genre for each party would push the list out of sight. */
const maxGenres = 12;

const facets = ["day", "city", "month", "decade", "genre"] as const;

type Facet = (typeof facets)[number];

/** By what a party is found, as the list's query reads it. */
const valuesOf: Record<
  Facet,
  (event: PublicEvent, todayIn: (zone: string) => string) => readonly string[]
> = {
  day: (event, todayIn) => daysOf(event, todayIn(event.timeZone)),
  city: ({ location, country }) => {
    const city = cityOf(location, countryOf(country).name);
    return city === undefined ? [] : [city];
  },
  month: (event) => [monthOf(event)],
  decade: decadesOf,
  genre: ({ musicGenres }) => musicGenres,
};

/**
 * Days, cities, months and music as submit buttons of the filters' form. Those that would match no
 * party together with the other filters are left out.
 */
export function EventChips({ search, found, now }: EventChipsProps) {
  const texts = useTexts(eventsListTexts);
  const { country } = search;
  const todays = new Map<string, string>();
  /** Once for each zone, as formatting is slow. */
  const todayIn = (zone: string) => {
    const today = todays.get(zone) ?? dayIn(zone, now);
    todays.set(zone, today);
    return today;
  };
  const known = found
    .filter((event) => country === undefined || event.country === country)
    .map((event) => {
      const values = (facet: Facet) => valuesOf[facet](event, todayIn);
      return Object.fromEntries(facets.map((facet) => [facet, values(facet)]));
    });

  /** Of parties that match the other filters; perhaps with duplicates. */
  function valuesBeside(facet: Facet): string[] {
    return known
      .filter((values) =>
        facets.every((other) => {
          const chosen = search[other];
          if (other === facet || chosen === undefined) return true;
          return values[other]?.some((value) => isSame(value, chosen)) ?? false;
        }),
      )
      .flatMap((values) => values[facet] ?? []);
  }

  const inOrder = (all: readonly string[], facet: Facet) => {
    const values = new Set(valuesBeside(facet));
    return all.filter((each) => values.has(each));
  };
  const dayName = (day: string) => weekdayName(day) ?? texts.thisWeekend;
  const { day, city, month, decade, genre } = search;
  const isMusicChosen = decade !== undefined || genre !== undefined;
  const genres = mostFrequent(valuesBeside("genre"));
  return (
    <div className={classes.chips}>
      <Chips
        name="day"
        label={texts.day}
        all={texts.anyDay}
        options={inOrder(eventDays, "day")}
        nameOf={dayName}
        chosen={day}
      />
      <Chips
        name="city"
        label={texts.city}
        all={texts.anyCity}
        options={valuesBeside("city").toSorted()}
        chosen={city}
      />
      <Chips
        name="month"
        label={texts.month}
        all={texts.anyMonth}
        options={valuesBeside("month")}
        nameOf={monthName}
        chosen={month}
      />
      {(isMusicChosen || genres.length > 1) && (
        <details className={classes.more} open={isMusicChosen || undefined}>
          <summary>{texts.music}</summary>
          <Chips
            name="decade"
            label={texts.decade}
            all={texts.anyDecade}
            options={inOrder(decades, "decade")}
            chosen={decade}
          />
          <Chips
            name="genre"
            label={texts.genre}
            all={texts.anyGenre}
            options={genres}
            chosen={genre}
          />
        </details>
      )}
    </div>
  );
}

/** Each spelling once, the most frequent first. */
function mostFrequent(genres: readonly string[]): string[] {
  const counts = new Map<string, { genre: string; count: number }>();
  for (const genre of genres) {
    const { count = 0, genre: first = genre } = counts.get(genre.toLowerCase()) ?? {};
    counts.set(genre.toLowerCase(), { genre: first, count: count + 1 });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count || one.genre.localeCompare(other.genre))
    .slice(0, maxGenres)
    .map(({ genre }) => genre);
}

/** Compares as the list does, ignoring case. */
function isSame(value: string, chosen: string): boolean {
  return value.toLowerCase() === chosen.toLowerCase();
}

function asIs(value: string): string {
  return value;
}

function pairOf(value: string, nameOf: (value: string) => string): [string, string] {
  return [value, nameOf(value)];
}

interface ChipsProps {
  name: Facet;
  label: string;
  all: string;
  /** Perhaps with duplicates. */
  options: readonly string[];
  nameOf?: (value: string) => string;
  chosen: string | undefined;
}

function Chips({ name, label, all, options, nameOf = asIs, chosen = "" }: ChipsProps) {
  const each = new Map([["", all], ...options.map((value) => pairOf(value, nameOf))]);
  if (chosen !== "" && !each.has(chosen)) each.set(chosen, nameOf(chosen));
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
