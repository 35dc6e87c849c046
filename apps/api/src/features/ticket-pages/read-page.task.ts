import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { maxFoundLength } from "@before-ten/contracts/ticket-pages/rules";
import { type CheerioAPI, load } from "cheerio/slim";
import type { PageEvent, PageFacts } from "./page-facts.ts";

export interface ReadPageInput {
  html: string;
}

const maxNodes = 500;
const maxDepth = 8;
const maxEvents = 50;
const maxOffers = 50;
/** Properties of JSON-LD that may contain more items. */
const containers = ["@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item"];
/** `Event` and its subtypes, such as `MusicEvent`. */
const eventType = /(?:^|[/:])(?:[A-Z]\w*)?(?:Event|Festival)$/;

type Json = Record<string, unknown>;

/**
 * Reads a page's machine-readable data. Runs as a task, because a stranger's page may have any size
 * and depth.
 */
export function run({ html }: ReadPageInput): PageFacts {
  const scripts: string[] = [];
  const metas = new Map<string, string>();
  const page = load(html);
  for (const element of elementsOf(page)) {
    const { name, type, content = "" } = element.attribs;
    if (element.name === "script" && type?.trim().toLowerCase() === "application/ld+json") {
      scripts.push(page(element).text());
    } else if (element.name === "meta") {
      const key = element.attribs["property"] ?? name ?? "";
      if (!metas.has(key)) metas.set(key, content);
    }
  }
  const events = scripts
    .flatMap((script) => nodesOf(parsedJson(script)))
    .filter(isEvent)
    .slice(0, maxEvents)
    .map(eventOf);
  return { events, openGraph: openGraphOf(metas) };
}

/** All elements in document order. A selector would take minutes on deeply nested pages. */
function elementsOf(page: CheerioAPI) {
  const left = page.root().contents().get().toReversed();
  const elements = [];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!("attribs" in node)) continue;
    elements.push(node);
    for (const child of node.children.toReversed()) left.push(child);
  }
  return elements;
}

function openGraphOf(metas: ReadonlyMap<string, string>): PageEvent {
  const content = (...names: string[]) =>
    names.map((name) => textOf(metas.get(name))).find((found) => found !== null) ?? null;
  const amount = amountOf(content("product:price:amount", "og:price:amount"));
  const currency = content("product:price:currency", "og:price:currency");
  return {
    name: content("og:title"),
    start: content("event:start_time", "event:start-time", "og:event:start_time"),
    end: content("event:end_time", "event:end-time", "og:event:end_time"),
    place: content("event:location", "og:street-address"),
    status: null,
    offers: amount === null ? [] : [{ amount, currency, availability: null }],
  };
}

/** Some pages wrap it in a comment, or have line breaks inside its strings. */
function parsedJson(source: string): unknown {
  const bare = source.replaceAll(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, "");
  for (const text of [bare, bare.replaceAll(/\p{Cc}/gu, " ")]) {
    try {
      return JSON.parse(text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

/** All objects that may be events. */
function nodesOf(value: unknown): Json[] {
  const nodes: Json[] = [];
  const visit = (each: unknown, depth: number): void => {
    if (depth > maxDepth || nodes.length >= maxNodes) return;
    if (Array.isArray(each)) {
      for (const entry of each) visit(entry, depth + 1);
    } else if (isObject(each)) {
      nodes.push(each);
      for (const name of containers) visit(each[name], depth + 1);
    }
  };
  visit(value, 0);
  return nodes;
}

function isEvent(node: Json): boolean {
  return listOf(node["@type"]).some((type) => typeof type === "string" && eventType.test(type));
}

function eventOf(node: Json): PageEvent {
  return {
    name: textOf(node["name"]),
    start: textOf(node["startDate"]),
    end: textOf(node["endDate"]),
    place: placeOf(firstOf(node["location"])),
    status: lastWord(node["eventStatus"]),
    offers: listOf(node["offers"]).filter(isObject).flatMap(offersOf).slice(0, maxOffers),
  };
}

/** An offer, or several in an `AggregateOffer`, whose own price is the lowest of them. */
function offersOf(offer: Json): PageEvent["offers"] {
  const inner = listOf(offer["offers"]).filter(isObject);
  if (inner.length > 0) return inner.flatMap(offersOf);
  const specified = firstOf(offer["priceSpecification"]);
  const priced = isObject(specified) ? specified : {};
  const prices = [offer["lowPrice"], offer["price"], priced["minPrice"], priced["price"]];
  return [
    {
      amount: prices.map(amountOf).find((amount) => amount !== null) ?? null,
      currency: textOf(offer["priceCurrency"]) ?? textOf(priced["priceCurrency"]),
      availability: lastWord(offer["availability"]),
    },
  ];
}

function placeOf(location: unknown): string | null {
  if (!isObject(location)) return textOf(location);
  const address = firstOf(location["address"]);
  const parts = isObject(address)
    ? [address["streetAddress"], address["addressLocality"], address["addressRegion"]]
    : [address];
  const texts = [location["name"], ...parts].map(textOf).filter((text) => text !== null);
  return textOf([...new Set(texts)].join(", "));
}

/** `40`, `"40.00"`, `"$1,040.50"`; null if it isn't a price. */
function amountOf(value: unknown): number | null {
  const amount = typeof value === "number" ? value : Number(decimalOf(textOf(value) ?? ""));
  const isAmount = Number.isFinite(amount) && amount >= 0 && amount < 1e8;
  return isAmount ? Math.round(amount * 100) / 100 : null;
}

/** The first number in a text; dots and commas before three digits are thousands separators. */
function decimalOf(text: string): string {
  const [digits = "none"] = /\d[\d.,]*/.exec(text) ?? [];
  return digits
    .replace(/[.,]$/, "")
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
}

/** `https://schema.org/SoldOut` and `SoldOut` are the same. */
function lastWord(value: unknown): string | null {
  return (
    textOf(isObject(value) ? value["@id"] : value)
      ?.split(/[/:#]/)
      .at(-1) ?? null
  );
}

/** Plain text on one line, as a person would read it; null if empty. */
function textOf(value: unknown): string | null {
  const first = firstOf(value);
  const text = isObject(first) ? first["@value"] : first;
  if (typeof text !== "string") return null;
  const short = text.slice(0, maxFoundLength * 4);
  const plain = /[<&]/.test(short) ? load(short).text() : short;
  return singleLine(plain).replaceAll(/\s+/g, " ").slice(0, maxFoundLength).toWellFormed() || null;
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
