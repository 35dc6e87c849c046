import { z } from "zod";
import { countryCodes, countryCurrencies } from "./countries.ts";

/** One of the club's countries, also one that is no longer offered. */
export const countrySchema = listed(countryCodes).meta({
  description: "Code of one of the club's countries: ISO 3166, but UK",
  examples: ["UK"],
});

export const currencySchema = listed(countryCurrencies).meta({
  description: "Currency of one of the club's countries: ISO 4217",
  examples: ["GBP"],
});

/** Max countries in a list of them. */
export const maxCountries = 60;

/** Like an enumeration of what the club has now. */
function listed(values: () => string[]) {
  return z.string().superRefine((given, context) => {
    if (values().includes(given)) return;
    // Then a union's own message counts, as with an enumeration.
    context.addIssue({ code: "invalid_value", values: values(), input: given, continue: false });
  });
}
