import {
  type ReadParameter,
  calendarDay,
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

interface DayFilter {
  read: ReadParameter<string>;
  label: string;
}

/** What links lead to, and no control chooses. */
interface LinkedFilter {
  read: ReadParameter<string>;
  isLinked: true;
}

type Filter = TextFilter | ChoiceFilter<string> | DayFilter | LinkedFilter;
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
/** `sorts`: what the list may be in order of; the first is what it is without being asked. */
export function listSearch<Declared extends Filters, Sort extends string>(
  filters: Declared,
  sorts: readonly Sort[],
): ListSearch<SearchBy<Declared> & { sort?: Sort }, Declared>;
export function listSearch(filters: Filters, sorts: readonly string[] = []): ListSearch<object> {
  const parameters = Object.entries(filters).map(([name, { read }]) => [name, read] as const);
  const [, ...others] = sorts;
  return {
    filters,
    read: searchReader({
      ...Object.fromEntries(parameters),
      ...(sorts.length > 0 && { sort: oneOf(others) }),
      page: pageNumber,
    }),
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

/** A day as `2026-12-05`. */
export function dayFilter(label: string): DayFilter {
  return { read: calendarDay, label };
}

/** The id of the one thing that the list is about. Its page says so, and offers all of them. */
export function linkedFilter(): LinkedFilter {
  return { read: searchText, isLinked: true };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
function keysOf(record: object): string[] {
  return Object.keys(record);
}

/** What the list is filtered by, whatever its page and its order. */
export function filterOf<Search extends { page?: number; sort?: string }>(search: Search) {
  const { page: _, sort: __, ...filter } = search;
  return filter;
}
