import {
  type ReadParameter,
  oneOf,
  pageNumber,
  searchReader,
  searchText,
} from "../../lib/search-parameters.ts";

interface TextFilter {
  read: ReadParameter<string>;
  /** Where is looked. */
  placeholder: string;
}

interface ChoiceFilter<Choice extends string> {
  read: ReadParameter<Choice>;
  label: string;
  /** Each choice with its name, in the order they are offered. */
  choices: Readonly<Record<string, string>>;
}

type Filter = TextFilter | ChoiceFilter<string>;
type Filters = Readonly<Record<string, Filter>>;

/**
 * A list's filters by the names of their parameters, and the function that reads an address by
 * them.
 */
export interface ListSearch<Search extends object, Declared extends Filters = Filters> {
  filters: Declared;
  read: (given: Record<string, unknown>) => Search;
}

/** What stands in the address of a list: `SearchOfList<typeof usersSearch>`. */
export type SearchOfList<List extends ListSearch<object>> = ReturnType<List["read"]>;

type SearchBy<Declared extends Filters> = {
  [Name in keyof Declared]?: NonNullable<ReturnType<Declared[Name]["read"]>>;
} & { page?: number };

/**
 * Declares a list of the admin area by its filters: `listSearch({ search: textFilter("Name"),
 * status: choiceFilter(...) })`. Its route reads the address by it, and `ListFilters` shows the
 * controls that change it. Every such list has pages.
 */
export function listSearch<Declared extends Filters>(
  filters: Declared,
): ListSearch<SearchBy<Declared>, Declared>;
export function listSearch(filters: Filters): ListSearch<object> {
  const parameters = Object.entries(filters).map(([name, { read }]) => [name, read] as const);
  return {
    filters,
    read: searchReader({ ...Object.fromEntries(parameters), page: pageNumber }),
  };
}

export function textFilter(placeholder: string): TextFilter {
  return { read: searchText, placeholder };
}

/** `all` of the choices is no filter at all. */
export function choiceFilter<Choice extends string>(
  label: string,
  choices: Readonly<Record<Choice, string>>,
): ChoiceFilter<Choice> {
  return { read: oneOf(keysOf(choices)), label, choices };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
function keysOf(record: object): string[] {
  return Object.keys(record);
}

/** What the list is filtered by, whatever its page. */
export function filterOf<Search extends { page?: number }>(search: Search) {
  const { page: _, ...filter } = search;
  return filter;
}
