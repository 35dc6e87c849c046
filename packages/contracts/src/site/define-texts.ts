/**
 * Sentences of the site that admins can change. Each page and mail defines its own in
 * `site/texts/`, with their defaults; what admins changed comes from `site_texts`. Without zod.
 */

/** An entry of a list, such as a question with its answer. */
export type TextEntry = Readonly<Record<string, string>> & { readonly id: string };

/** What a definition holds under a name: a sentence, or a list of entries with the same fields. */
export type TextDefault = string | readonly TextEntry[];

/** What is to be published: `reset` brings the default back. */
export type TextDraft = TextDefault | { readonly reset: true };

export function isReset(draft: TextDraft): draft is { readonly reset: true } {
  return typeof draft === "object" && "reset" in draft;
}

/** Changed texts by their key: `about.title`. */
export type ChangedTexts = Readonly<Record<string, TextDefault>>;

export interface TextsDefinition<Defaults extends Record<string, TextDefault>> {
  /** The first part of each key: `about` of `about.title`. */
  name: string;
  /** For admins. */
  label: string;
  defaults: Defaults;
}

export type AnyTexts = TextsDefinition<Record<string, TextDefault>>;

/** Filled in everywhere, from the club's own texts. */
export type ClubWord = "club" | "tagline" | "email" | "phone" | "payments";

/** The names in braces that the page fills in. */
type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? Exclude<Gap, ClubWord> | Gaps<Rest>
  : never;

/** A sentence with gaps is a function of what fills them. */
type TextOf<Default extends string> = [Gaps<Default>] extends [never]
  ? string
  : (values: Readonly<Record<Gaps<Default>, string | number>>) => string;

/** A definition's texts as a page reads them. */
export type TextsOf<Defaults> = {
  readonly [Name in keyof Defaults]: Defaults[Name] extends string
    ? TextOf<Defaults[Name]>
    : Defaults[Name] extends readonly (infer Entry)[]
      ? readonly { readonly [Field in keyof Entry]: string }[]
      : never;
};

export function defineTexts<const Defaults extends Record<string, TextDefault>>(
  name: string,
  label: string,
  defaults: Defaults,
): TextsDefinition<Defaults> {
  return { name, label, defaults };
}
