import { type TextEntry } from "@before-ten/contracts/site/define-texts";
import { isSentence } from "@before-ten/contracts/site/text-fields";
import type { SiteText } from "@before-ten/contracts/site/output";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type WordsSearch = SearchOfList<typeof wordsSearch>;

export const wordsSearch = listSearch({
  search: textFilter("Any word on the site"),
  state: choiceFilter("State", { changed: "Changed", draft: "Drafts" }),
});

/** Finds the texts whose words, page or key contain all typed words, in any of their versions. */
export function findWords(
  texts: readonly SiteText[],
  { search = "", state }: WordsSearch,
): SiteText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    if (state === "changed" && text.value === null) return false;
    if (state === "draft" && !hasDraft(text)) return false;
    const { key, page, value, draft } = text;
    const whole = JSON.stringify([key, page, text.default, value, draft]).toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

export function hasDraft({ draft, isDraftReset }: SiteText): boolean {
  return draft !== null || isDraftReset;
}

/** What the next visitors will read once everything is published. */
export function latestValue({
  draft,
  isDraftReset,
  value,
  ...text
}: SiteText): SiteText["default"] {
  return isDraftReset ? text.default : (draft ?? value ?? text.default);
}

/** `about.storyTitle` becomes "Story title". */
export function textName(key: string): string {
  const words = key
    .slice(key.indexOf(".") + 1)
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where the name in the code isn't the word for it. */
const fieldNames: Readonly<Record<string, string>> = {
  url: "Address",
  code: "Country",
  does: "What they do",
  counted: "Where the figure comes from",
  from: "Shown from",
  until: "Shown until",
  before: "Before the party",
  after: "After the party",
  link: "Words of the link",
};

export function fieldName(field: string): string {
  return fieldNames[field] ?? textName(`.${field}`);
}

/** Fields that an entry is called by, the best one first. */
const namingFields = ["name", "title", "question", "label", "city", "year", "url"];

/** What one of the entries is called; by its place if it has no name, or not the only one. */
export function entryName(entries: readonly TextEntry[], at: number): string {
  const names = entries.map((entry) => {
    const field = namingFields.find((each) => entry[each] !== undefined);
    return field === undefined ? "" : (entry[field] ?? "").trim();
  });
  const name = names[at] ?? "";
  const isOnly = name !== "" && names.indexOf(name) === names.lastIndexOf(name);
  return isOnly ? name : `entry ${at + 1}`;
}

/** What an entry is recognized by. */
export function firstWords(entry: TextEntry): string {
  return Object.entries(entry).find(([field]) => isSentence(field))?.[1] ?? "";
}

/** It was added just now, or nothing but the list itself knows its id. */
export function isUnnamed({ id }: TextEntry): boolean {
  return /^entry-\d+$/.test(id);
}
