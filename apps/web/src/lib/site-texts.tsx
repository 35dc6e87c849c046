import type {
  ChangedTexts,
  TextDefault,
  TextsDefinition,
  TextsOf,
} from "@before-ten/contracts/site/define-texts";
import { fillGaps } from "@before-ten/contracts/site/fill-gaps";
import { clubWords } from "@before-ten/contracts/site/text-fields";
import type { PublicImage } from "@before-ten/contracts/images/output";
import { type TextReader, createTextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
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

/** The slugs of the club's published pages. */
export function usePublishedPages(): ReadonlySet<string> {
  return use(SiteTexts).pages;
}

/** The image of a text, if it is one of the library; undefined for a default one. */
export function useTextImage(text: string): PublicImage | undefined {
  return use(SiteTexts).imageOf(text);
}

/**
 * The `data-texts` of an element whose script says sentences itself (`elementText`): those that
 * admins changed, as JSON. Undefined if there are none.
 */
export function useElementTexts({
  name,
  defaults,
}: TextsDefinition<Record<string, string>>): string | undefined {
  const reader = use(SiteTexts);
  const club = reader(brandTexts);
  const words = Object.fromEntries(
    Object.entries(clubWords).map(([word, field]) => [word, club[field]]),
  );
  const changed = Object.keys(defaults).flatMap((key) => {
    const text = reader.changed[`${name}.${key}`];
    return typeof text === "string" ? [[key, fillGaps(text, words)]] : [];
  });
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : undefined;
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
