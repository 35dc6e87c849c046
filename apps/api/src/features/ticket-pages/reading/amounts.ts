export interface Amount {
  amount: number;
  /** ISO 4217; null if none is named. */
  currency: string | null;
}

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Null: a dollar, of which country isn't said. */
const symbols = new Map<string, string | null>([
  ["$", null],
  ["A$", "AUD"],
  ["AU$", "AUD"],
  ["NZ$", "NZD"],
  ["US$", "USD"],
  ["C$", "CAD"],
  ["CA$", "CAD"],
  ["S$", "SGD"],
  ["SG$", "SGD"],
  ["HK$", "HKD"],
  ["£", "GBP"],
  ["€", "EUR"],
]);

/** A number with the marks of its currency before or behind it: `AUD $1,040.50`, `45,-`. */
const whole = /^([^\d.,'’+-]*)(\d(?:[\d.,'’ ]*\d)?)(?:[.,](?:--?|–|—)?)?([^\d.,'’+-]*)$/u;
const grouped = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
const pointOrComma = /^(\d+)([.,])(\d+)$/;

/** Reads a price as a whole; undefined if any part of it is unclear. */
export function amountOf(value: string | number, named: string | null): Amount | undefined {
  const text = String(value).replaceAll(/\s/g, " ").trim();
  const [, before = "", digits = "", behind = ""] =
    typeof value === "number" ? [] : (whole.exec(text) ?? []);
  const marks = `${named ?? ""} ${before} ${behind}`.match(/\S+/g) ?? [];
  const codes = new Set(marks.map(currencyOf).filter((code) => code !== null));
  const [currency = null] = codes;
  if (codes.size > 1 || codes.has(undefined)) return undefined;
  const amount = typeof value === "number" ? value : numberOf(digits, currency);
  if (!(amount >= 0 && amount < 1e8)) return undefined;
  return { amount: Math.abs(Math.round(amount * 100) / 100), currency };
}

/** Null for a dollar of an unknown country; undefined if it's no currency. */
function currencyOf(mark: string): string | null | undefined {
  const upper = mark.toUpperCase();
  if (symbols.has(upper)) return symbols.get(upper);
  const code = upper.replace(/^(...)\$$/, "$1");
  return currencies.has(code) ? code : undefined;
}

/** NaN if it isn't clear which separator is the decimal one. */
function numberOf(digits: string, currency: string | null): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  const [, units = "", separator, rest = ""] = pointOrComma.exec(digits) ?? [];
  if (separator !== undefined && !(rest.length === 3 && /^[1-9]\d{0,2}$/.test(units))) {
    return separator === "." || rest.length < 3 ? Number(`${units}.${rest}`) : Number.NaN;
  }
  if (separator !== undefined) return thousandsOrThousandths(units, separator, rest, currency);
  if (!grouped.test(digits)) return Number.NaN;
  const [, integer = digits, decimals = "0"] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return Number(`${integer.replaceAll(/\D/g, "")}.${decimals}`);
}

/** `45.000` is 45,000 yen or 45 dinars of a thousand fils; of others a person has to decide. */
function thousandsOrThousandths(
  units: string,
  separator: string,
  rest: string,
  currency: string | null,
): number {
  const decimals = currency === null ? 2 : decimalsOf(currency);
  if (decimals === 0) return Number(units + rest);
  if (decimals === 3) return separator === "." ? Number(`${units}.${rest}`) : Number.NaN;
  return separator === "," ? Number(units + rest) : Number.NaN;
}

function decimalsOf(currency: string): number | undefined {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits;
}
