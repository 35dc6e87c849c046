import { z } from "zod";
import { countrySchema, maxCountries } from "../shared/country-schema.ts";
import { singleLine } from "../shared/text/clean-text.ts";

const maxCities = 50;
const maxSeries = 50;
const maxCityLength = 100;

/**
 * The places and series an admin or an API key is limited to. An event is in reach if it matches
 * any of them. Null stands for everywhere.
 */
export const reachSchema = z
  .strictObject({
    countries: z.array(countrySchema).max(maxCountries).default([]),
    cities: z
      .array(
        z.strictObject({
          country: countrySchema,
          city: z.string().transform(singleLine).pipe(z.string().min(1).max(maxCityLength)),
        }),
      )
      .max(maxCities)
      .default([]),
    series: z.array(z.uuid()).max(maxSeries).default([]).meta({ description: "Ids of series" }),
  })
  .refine(
    ({ countries, cities, series }) => countries.length + cities.length + series.length > 0,
    "Please choose a country, a city or a series",
  )
  .meta({ examples: [{ countries: ["UK"], cities: [], series: [] }] });

/** As it is answered. */
export const reachOutput = reachSchema.nullable().meta({
  description: "The places and series it is limited to; null: none",
  examples: [null],
});

export type Reach = z.infer<typeof reachSchema>;

/** The reach in words, such as "London and Australia"; the names are asked for. */
export function describeReach(
  { countries, cities, series }: Reach,
  nameOf: { country: (code: string) => string; series: (id: string) => string },
): string {
  return new Intl.ListFormat("en").format([
    ...cities.map(({ city }) => city),
    ...countries.map(nameOf.country),
    ...series.map(nameOf.series),
  ]);
}
