import {
  countryCodes,
  countryCurrencies,
  countryOf,
  isCountryCode,
} from "@before-ten/contracts/shared/countries";
import { currencySymbol } from "@before-ten/contracts/shared/money";
import { countryByName, placesOf } from "@before-ten/contracts/shared/country-places";

/** Matches a code or a name; undefined for a country the club isn't in. */
export function readCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase().replaceAll(".", "");
  return isCountryCode(code) ? code : countryByName(text);
}

interface Price {
  amount: string;
  currency: string | undefined;
}

/** "A$50", "35.50 GBP", "1.234,50", "free"; undefined if it isn't a price. */
export function readPrice(text: string): Price | undefined {
  const written = text.trim().slice(0, 40);
  if (/^(?:free|free entry|gratis|none)$/i.test(written))
    return { amount: "0", currency: undefined };
  const [, code] = /\b([a-z]{3})\b/i.exec(written) ?? [];
  const named = countryCurrencies().find((each) => each === code?.toUpperCase());
  if (code !== undefined && named === undefined) return undefined;
  const signed = currencySigned(written);
  const [number, ...more] = written.match(/\d[\d.,\s']*/g) ?? [];
  if (number === undefined || more.length > 0) return undefined;
  const amount = decimalOf(number.replaceAll(/[\s']/g, ""));
  return amount === undefined ? undefined : { amount, currency: named ?? signed };
}

/** The currency of the longest sign, as A$ contains $. */
function currencySigned(written: string): string | undefined {
  return countryCodes()
    .map((country) => {
      const { currency } = countryOf(country);
      const places = placesOf(country);
      const symbol = currencySymbol(currency);
      const sign = places === undefined ? symbol : (places.currencySign.exec(written)?.[0] ?? "");
      return { currency, sign };
    })
    .filter(({ sign }) => sign !== "" && written.includes(sign))
    .toSorted((one, other) => other.sign.length - one.sign.length)[0]?.currency;
}

/** The last separator followed by one or two digits is the decimal one. */
function decimalOf(number: string): string | undefined {
  const [, whole = "", , cents = ""] = /^([\d.,]*?\d)(?:([.,])(\d{1,2}))?[.,]?$/.exec(number) ?? [];
  const digits = whole.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, "");
  if (!/^\d{1,8}$/.test(digits)) return undefined;
  return cents === "" ? digits : `${digits}.${cents}`;
}

/** Cells of a list, some of them in quotation marks: `"Front row","Fan"`. */
const listParts = /\s*"((?:[^"]|"")*)"\s*(?=[,;|]|$)|[^,;|]+/g;

export function readList(text: string): string[] {
  const parts = [...text.matchAll(listParts)].map(([part, quoted]) =>
    (quoted ?? part).replaceAll('""', '"').trim(),
  );
  return [...new Set(parts.filter((part) => part !== ""))];
}

const yes = new Set(
  "yes y true t 1 x on ja oui si da agreed accepted granted given confirmed subscribed active optin optedin explicit".split(
    " ",
  ),
);
const no = new Set(
  "no n false f 0 off nein non nee nej none null na never declined denied withdrawn revoked unsubscribed notsubscribed optout optedout".split(
    " ",
  ),
);

/** Undefined for an empty cell and for other words. */
export function readYesOrNo(text: string): boolean | undefined {
  const word = lettersOf(text);
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

/** In lower case, without accents, spaces and marks. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");
}

export function isYesOrNo(text: string): boolean {
  return readYesOrNo(text) !== undefined;
}

/** Without the apostrophe that keeps a spreadsheet from running a cell as a formula. */
export function withoutApostrophe(text: string): string {
  return text.replaceAll(/(^|[;|\t\r\n])([\s"]*)'(?=[=+\-@＝＋－＠])/g, "$1$2");
}
