import { singleLine } from "./clean-text.ts";

/**
 * Splits texts into names at their commas, also where several were typed or pasted as one. Empty
 * names and repetitions are dropped.
 */
export function toNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.split(",")).map(singleLine);
  return [...new Set(names.filter(Boolean))];
}
