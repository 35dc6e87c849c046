import { singleLine } from "./text/clean-text.ts";

/**
 * Splits texts at commas into names, because several may be typed or pasted as one. Drops empty
 * names and duplicates.
 */
export function toNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.split(",")).map(singleLine);
  return [...new Set(names.filter(Boolean))];
}
