import {
  type ChangedTexts,
  type TextDefault,
  type TextsDefinition,
  type TextsOf,
  clubWords,
} from "@before-ten/contracts/site/define-texts";
import { type TextReader, createTextReader } from "@before-ten/contracts/site/read-texts";
import { createContext, use } from "react";

const defaultTexts = createTextReader();

/** The site's texts as admins changed them; the defaults where nothing provides them. */
export const SiteTexts = createContext<TextReader>(defaultTexts);

/** The texts of a page or a part of it: `useTexts(aboutTexts).title`. */
export function useTexts<Defaults extends Record<string, TextDefault>>(
  definition: TextsDefinition<Defaults>,
): TextsOf<Defaults> {
  return use(SiteTexts)(definition);
}

/** What admins changed in these definitions, and in the club's words that any text may contain. */
export function changedIn(
  changed: ChangedTexts,
  definitions: readonly { name: string }[],
): ChangedTexts {
  if (definitions.length === 0) return {};
  const names = new Set(definitions.map(({ name }) => name));
  const words = new Set(Object.values(clubWords).map((word) => `brand.${word}`));
  return Object.fromEntries(
    Object.entries(changed).filter(
      ([key]) => names.has(key.slice(0, key.indexOf("."))) || words.has(key),
    ),
  );
}
