import { setCountries } from "../shared/countries.ts";
import { type TextReader, defaultTexts } from "./read-texts.ts";
import { countryTexts } from "./texts/countries.ts";

let published: TextReader = defaultTexts;

/**
 * The texts as visitors read them now, for schemas and rules that check against a list of the
 * club's own. What shows texts gets a reader instead, which may have drafts.
 */
export function publishedTexts(): TextReader {
  return published;
}

export function setPublishedTexts(texts: TextReader): void {
  published = texts;
  const isChanged = Object.hasOwn(texts.changed, `${countryTexts.name}.list`);
  setCountries(
    isChanged
      ? { known: texts.withHidden(countryTexts).list, active: texts(countryTexts).list }
      : undefined,
  );
}
