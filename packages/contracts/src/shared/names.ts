import { singleLine } from "./clean-text.ts";

/** A name is what stands between commas, also where several were typed or pasted as one. Empty ones and repetitions go. */
export function toNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.split(",")).map(singleLine);
  return [...new Set(names.filter(Boolean))];
}
