import {
  type CountryCode,
  countryCodes,
  countryCurrencies,
  countryOf,
  isCountryCode,
} from "@before-ten/contracts/shared/countries";
import { countryByName, countryPlaces } from "@before-ten/contracts/shared/country-places";

/** Matches a code or a name; undefined for a country the club isn't in. */
export function readCountry(text: string): CountryCode | undefined {
  const code = text.trim().toUpperCase().replaceAll(".", "");
  return isCountryCode(code) ? code : countryByName(text);
}

interface Price {
  amount: string;
  currency: (typeof countryCurrencies)[number] | undefined;
}

const currencySigns = countryCodes.map((code) => ({
  sign: countryPlaces[code].currencySign,
  currency: countryOf(code).currency,
}));

/** "A$50", "35.50 GBP", "1.234,50", "free"; undefined if it isn't a price. */
export function readPrice(text: string): Price | undefined {
  const written = text.trim().slice(0, 40);
  if (/^(?:free|free entry|gratis|none)$/i.test(written))
    return { amount: "0", currency: undefined };
  const [, code] = /\b([a-z]{3})\b/i.exec(written) ?? [];
  const named = countryCurrencies.find((each) => each === code?.toUpperCase());
  if (code !== undefined && named === undefined) return undefined;
  const signed = currencySigns
    .filter(({ sign }) => sign.test(written))
    .toSorted((one, other) => other.sign.source.length - one.sign.source.length)[0]?.currency;
  const [number, ...more] = written.match(/\d[\d.,\s']*/g) ?? [];
  if (number === undefined || more.length > 0) return undefined;
  const amount = decimalOf(number.replaceAll(/[\s']/g, ""));
  return amount === undefined ? undefined : { amount, currency: named ?? signed };
}

/** The last separator followed by one or two digits is the decimal one. */
function decimalOf(number: string): string | undefined {
  const [, whole = "", , cents = ""] = /^([\d.,]*?\d)(?:([.,])(\d{1,2}))?[.,]?$/.exec(number) ?? [];
  const digits = whole.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, "");
  if (!/^\d{1,8}$/.test(digits)) return undefined;
  return cents === "" ? digits : `${digits}.${cents}`;
}

const listSigns = /[,;|]/;

export function readList(text: string): string[] {
  const parts = text.split(listSigns).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}
