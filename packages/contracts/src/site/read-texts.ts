import type { PublicImage } from "../images/output.ts";
import type {
  ChangedTexts,
  TextDefault,
  TextEntry,
  TextsDefinition,
  TextsOf,
} from "./define-texts.ts";
import { fillGaps } from "./fill-gaps.ts";
import { clubWords, gapsIn, isSentence } from "./text-fields.ts";
import { brandTexts } from "./texts/brand.ts";

/** Reads a definition's texts, as admins changed them. */
export interface TextReader {
  <Defaults extends Record<string, TextDefault>>(
    definition: TextsDefinition<Defaults>,
  ): TextsOf<Defaults>;
  /** The same, but its lists keep the entries that admins hid or removed. */
  readonly withHidden: <Defaults extends Record<string, TextDefault>>(
    definition: TextsDefinition<Defaults>,
  ) => TextsOf<Defaults>;
  /** What admins changed. */
  readonly changed: ChangedTexts;
  /** The image of a text, if it is one of the library; undefined for a default one. */
  readonly imageOf: (text: string) => PublicImage | undefined;
  /** Whether its sentences are marked for an editor. */
  readonly isMarked: boolean;
  /** The slugs of the club's published pages. */
  readonly pages: ReadonlySet<string>;
  /** The site's own URL, for mails; undefined in browsers. */
  readonly publicUrl: string | undefined;
}

/** Marks a text that an editor can press: its key, and the text as it will be shown. */
type MarkText = (key: string, text: string) => string;

/** A list's entries that visitors see. */
export function visibleEntries<Entry extends TextEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ hidden, removedAt }) => !hidden && !removedAt);
}

interface ReaderOptions {
  markText?: MarkText | undefined;
  imageOf?: TextReader["imageOf"];
  pages?: ReadonlySet<string>;
  publicUrl?: string | undefined;
}

export function createTextReader(
  changed: ChangedTexts = {},
  { markText, imageOf = () => undefined, pages = new Set(), publicUrl }: ReaderOptions = {},
): TextReader {
  const mark = markText ?? ((_key, text) => text);
  const club = Object.fromEntries(
    Object.entries(clubWords).map(([word, name]) => [
      word,
      plain(changed[`brand.${name}`]) ?? brandTexts.defaults[name],
    ]),
  );

  function readerOf(entriesOf: typeof visibleEntries) {
    const read = new Map<object, unknown>();
    function texts<Defaults extends Record<string, TextDefault>>(
      definition: TextsDefinition<Defaults>,
    ): TextsOf<Defaults>;
    // TypeScript can't follow each name's type through Object.entries, so the signature above does.
    function texts(definition: TextsDefinition<Record<string, TextDefault>>): unknown {
      const known = read.get(definition);
      if (known !== undefined) return known;
      const { name, defaults } = definition;
      const values = Object.fromEntries(
        Object.entries(defaults).map(([key, byDefault]) => [
          key,
          valueOf(`${name}.${key}`, byDefault, entriesOf),
        ]),
      );
      read.set(definition, values);
      return values;
    }
    return texts;
  }

  function valueOf(key: string, byDefault: TextDefault, entriesOf: typeof visibleEntries): unknown {
    const stored = changed[key];
    // A release may have made a list of a sentence, or a sentence of a list.
    const value = typeof stored === typeof byDefault && stored ? stored : byDefault;
    if (typeof value !== "string") {
      return entriesOf(value).map((entry) =>
        Object.fromEntries(
          Object.entries(entry).map(([field, text]) => [
            field,
            shownField(`${key}.${entry.id}.${field}`, { field, text }),
          ]),
        ),
      );
    }
    const text = fillGaps(value, club);
    const hasGaps = typeof byDefault === "string" && gapsIn(byDefault).length > 0;
    if (!hasGaps) return mark(key, text);
    return (values: Readonly<Record<string, string | number>>) => mark(key, fillGaps(text, values));
  }

  function shownField(key: string, { field, text }: { field: string; text: string }): string {
    if (field === "image") return mark(key, text);
    return isSentence(field) ? mark(key, fillGaps(text, club)) : text;
  }

  return Object.assign(readerOf(visibleEntries), {
    withHidden: readerOf((entries) => [...entries]),
    changed,
    imageOf,
    pages,
    publicUrl,
    isMarked: markText !== undefined,
  });
}

function plain(value: TextDefault | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The texts as they are without any change. */
export const defaultTexts = createTextReader();

export function isChangedTexts(value: unknown): value is ChangedTexts {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((text) => typeof text === "string" || Array.isArray(text))
  );
}
