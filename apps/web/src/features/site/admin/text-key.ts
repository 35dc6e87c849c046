import type { SiteText } from "@before-ten/contracts/site/output";
import { latestValue } from "./words-search.ts";
import type { TextValue } from "./use-save-text.ts";

/** A sentence, or a field of an entry, as a mark on the page names it. */
export interface TextPart {
  text: SiteText;
  /** Undefined for a sentence of its own. */
  entry?: { id: string; field: string };
}

/** `about.title`, or `about.stats.attendees.figure`. */
export function findPart(texts: readonly SiteText[], markedKey: string): TextPart | undefined {
  const [page, name, id, field] = markedKey.split(".");
  const text = texts.find(({ key }) => key === `${page}.${name}`);
  if (text === undefined) return undefined;
  return id === undefined || field === undefined ? { text } : { text, entry: { id, field } };
}

export function partValue({ text, entry }: TextPart): string {
  const value = latestValue(text);
  if (typeof value === "string") return value;
  return value.find(({ id }) => id === entry?.id)?.[entry?.field ?? ""] ?? "";
}

/** The whole text with the part replaced. */
export function withPart({ text, entry }: TextPart, typed: string): TextValue {
  const value = latestValue(text);
  if (typeof value === "string" || entry === undefined) return typed;
  return value.map((each) => (each.id === entry.id ? { ...each, [entry.field]: typed } : each));
}
