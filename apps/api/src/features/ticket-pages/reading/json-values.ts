import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { maxFoundLength } from "@before-ten/contracts/ticket-pages/rules";
import { load } from "cheerio/slim";

/** An object of a page's JSON-LD, or an item of its microdata in the same form. */
export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Plain text on one line, as a person would read it; null if empty. */
export function textOf(value: unknown): string | null {
  const first = firstOf(value);
  const text = isObject(first) ? first["@value"] : first;
  if (typeof text === "number") return String(text);
  if (typeof text !== "string") return null;
  const short = text.slice(0, maxFoundLength * 4);
  const plain = /[<&]/.test(short) ? load(short).text() : short;
  return singleLine(plain).replaceAll(/\s+/g, " ").slice(0, maxFoundLength).toWellFormed() || null;
}

/** Different texts for a single value are joined, so that none is taken for the whole. */
export function wholeTextOf(value: unknown): string | null {
  const texts = listOf(value)
    .slice(0, 5)
    .map(textOf)
    .filter((text) => text !== null);
  return textOf([...new Set(texts)].join(" / "));
}

/** What separates several terms in one text. */
const betweenTerms = /\s*[,;|]\s*|\s+(?=https?:|Event[A-Z])/;

/** `soldout` for `https://schema.org/SoldOut`, `Sold out` and `ItemAvailability/SoldOut`. */
export function termsOf(value: unknown): string[] {
  const terms = listOf(value)
    .slice(0, 10)
    .map((each) =>
      textOf(isObject(each) ? (each["@id"] ?? each["name"] ?? each["@type"] ?? each) : each),
    )
    .flatMap((text) => text?.split(betweenTerms) ?? [])
    .map(lastPart)
    .filter((term) => term !== undefined);
  return [...new Set(terms)];
}

function lastPart(term: string): string | undefined {
  return term
    .toLowerCase()
    .split(/[/:#.]/)
    .map((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .findLast((part) => part !== "");
}
