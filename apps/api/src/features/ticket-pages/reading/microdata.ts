import { maxFoundLength } from "@before-ten/contracts/ticket-pages/rules";
import type { Json } from "./json-values.ts";

/** Prefixes of schema.org's terms. */
const prefix = /^(?:https?:\/\/schema\.org\/|schema:)/;
const valueAttributes = ["content", "datetime", "href", "src", "data", "value"];
const maxTextLength = maxFoundLength * 4;
/** How many properties may be nested whose value is their text. */
const maxTexts = 20;

/** An open element. */
interface Open {
  /** The item it is in or begins. */
  item: Json | undefined;
  /** The property whose value is its text. */
  text: { item: Json; names: string[]; value: string } | undefined;
}

/**
 * Collects a page's outermost items of microdata or RDFa Lite, in the form of JSON-LD, from the
 * calls of an HTML parser.
 */
export function microdataReader() {
  const items: Json[] = [];
  const open: Open[] = [];
  const texts = new Set<NonNullable<Open["text"]>>();

  function onOpen(attribs: Record<string, string>): void {
    const { itemscope, itemtype, typeof: rdfType, itemprop, property } = attribs;
    const outer = open.at(-1)?.item;
    const isItem = itemscope !== undefined || rdfType !== undefined;
    const own: Json | undefined = isItem ? { "@type": wordsOf(itemtype ?? rdfType) } : undefined;
    const names = outer === undefined ? [] : wordsOf(itemprop ?? property);
    const given = valueAttributes.find((name) => attribs[name] !== undefined);
    const value = own ?? (given === undefined ? undefined : attribs[given]);
    const isText = outer !== undefined && names.length > 0 && value === undefined;
    const text = isText && texts.size < maxTexts ? { item: outer, names, value: "" } : undefined;
    if (outer !== undefined && value !== undefined) addTo(outer, names, value);
    if (own !== undefined && names.length === 0) items.push(own);
    if (text !== undefined) texts.add(text);
    open.push({ item: own ?? outer, text });
  }

  function onText(part: string): void {
    for (const text of texts) {
      if (text.value.length < maxTextLength) text.value += part.slice(0, maxTextLength);
    }
  }

  function onClose(): void {
    const text = open.pop()?.text;
    if (text === undefined) return;
    texts.delete(text);
    addTo(text.item, text.names, text.value);
  }

  return { items, onOpen, onText, onClose };
}

function addTo(item: Json, names: readonly string[], value: unknown): void {
  for (const name of names) {
    const before = Object.hasOwn(item, name) ? item[name] : undefined;
    if (Array.isArray(before)) before.push(value);
    else Object.defineProperty(item, name, { value: [value], enumerable: true });
  }
}

function wordsOf(text = ""): string[] {
  return (text.match(/\S+/g) ?? []).map((word) => word.replace(prefix, ""));
}
