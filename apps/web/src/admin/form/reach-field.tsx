import type { Reach } from "@before-ten/contracts/auth/reach";
import { countryPlaces } from "@before-ten/contracts/shared/country-places";
import { activeCountries, countryOf } from "@before-ten/contracts/shared/countries";
import { maxListLimit } from "@before-ten/contracts/shared/limits";
import { MultiSelect } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";

interface ReachFieldProps {
  value: Reach | null;
  onChange: (reach: Reach | null) => void;
  error?: ReactNode;
  description: string;
}

interface Option {
  value: string;
  label: string;
}

/** Countries, cities and series; nothing chosen stands for everywhere. */
export function ReachField({ value, onChange, error, description }: ReachFieldProps) {
  const [typed, setTyped] = useState("");
  const series = trpc.series.list.useQuery({ limit: maxListLimit });
  const countries = activeCountries(...(value?.countries ?? []));
  const cities = [
    ...(value?.cities ?? []),
    ...countries.flatMap((country) => knownCities(country).map((city) => ({ country, city }))),
  ];
  const typedCity = typed.trim();
  const isKnown = cities.some(({ city }) => city.toLowerCase().startsWith(typedCity.toLowerCase()));
  if (typedCity.length > 1 && !isKnown) {
    cities.push(...countries.map((country) => ({ country, city: typedCity })));
  }
  const nameOfSeries = new Map(series.data?.items.map(({ id, name }) => [id, name]));
  const seriesIds = new Set([...(value?.series ?? []), ...nameOfSeries.keys()]);
  const known = new Set(valuesOf({ countries: [], cities, series: [] }));
  return (
    <MultiSelect
      label="Only for these places"
      description={description}
      placeholder={value === null ? "Everywhere" : ""}
      error={error}
      searchable
      clearable
      clearButtonProps={{ "aria-label": "Everywhere" }}
      hidePickedOptions
      nothingFoundMessage="No such country, city or series"
      maxDropdownHeight={240}
      data={[
        {
          group: "Countries",
          items: countries.map((code) => ({ value: countryValue(code), label: nameOf(code) })),
        },
        { group: "Cities", items: [...known].map(cityOption) },
        {
          group: "Series",
          items: [...seriesIds].map((id) => ({
            value: seriesValue(id),
            label: nameOfSeries.get(id) ?? "A series",
          })),
        },
      ]}
      value={value === null ? [] : valuesOf(value)}
      onChange={(values) => onChange(reachOf(values))}
      onSearchChange={setTyped}
    />
  );
}

function knownCities(country: string): string[] {
  return countryPlaces[country]?.zones.flatMap((zone) => zone.cities) ?? [];
}

const nameOf = (country: string) => countryOf(country).name;
const countryValue = (country: string) => `country/${country}`;
const seriesValue = (id: string) => `series/${id}`;

function cityOption(value: string): Option {
  const [, country = "", ...city] = value.split("/");
  return { value, label: `${city.join("/")} (${nameOf(country)})` };
}

function valuesOf({ countries, cities, series }: Reach): string[] {
  return [
    ...cities.map(({ country, city }) => `city/${country}/${city}`),
    ...countries.map(countryValue),
    ...series.map(seriesValue),
  ];
}

function reachOf(values: readonly string[]): Reach | null {
  if (values.length === 0) return null;
  const parts = values.map((value) => value.split("/"));
  const ofKind = (wanted: string) =>
    parts.flatMap(([kind, first = "", ...rest]) =>
      kind === wanted ? [{ first, rest: rest.join("/") }] : [],
    );
  return {
    countries: ofKind("country").map(({ first }) => first),
    cities: ofKind("city").map(({ first, rest }) => ({ country: first, city: rest })),
    series: ofKind("series").map(({ first }) => first),
  };
}
