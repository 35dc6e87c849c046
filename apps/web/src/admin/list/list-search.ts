import type { Area, Permission } from "@before-ten/contracts/auth/permissions";
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
  /** Names the fields that are searched. */
  placeholder: string;
}

interface ChoiceFilter<Choice extends string> {
  read: ReadParameter<Choice>;
  label: string;
  /** Options by value, in display order. */
  choices: Readonly<Record<string, string>>;
  /** What an admin needs to be offered an option; one without a row is offered to all. */
  needs: ReadonlyMap<string, Permission>;
}

interface DayFilter {
  read: ReadParameter<string>;
  label: string;
}

/** Set by links only; it has no control. */
interface LinkedFilter {
  read: ReadParameter<string>;
  isLinked: true;
}

type Filter = TextFilter | ChoiceFilter<string> | DayFilter | LinkedFilter;
type Filters = Readonly<Record<string, Filter>>;

/** A list's filters by parameter name, and the function that parses an address into them. */
export interface ListSearch<Search extends object, Declared extends Filters = Filters> {
  filters: Declared;
  read: (given: Record<string, unknown>) => Search;
}

/** Parsed search of a list: `SearchOfList<typeof usersSearch>`. */
export type SearchOfList<List extends ListSearch<object>> = ReturnType<List["read"]>;

type SearchBy<Declared extends Filters> = {
  [Name in keyof Declared]?: NonNullable<ReturnType<Declared[Name]["read"]>>;
} & { page?: number };

/**
 * Declares the filters of an admin list: `listSearch({ search: textFilter("Name"), status:
 * choiceFilter(...) })`. The route parses its address with it, and `ListFilters` shows the
 * controls. Every such list has pages.
 */
export function listSearch<Declared extends Filters>(
  filters: Declared,
): ListSearch<SearchBy<Declared>, Declared>;
/** `sorts`: the allowed orders; the first is the default. */
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

type NamedChoice = string | { label: string; area?: Area };

/** `all` means no filter. An option of an area is for admins who may read, or write, in it. */
export function choiceFilter<Choice extends string>(
  label: string,
  choices: Readonly<Record<Choice, NamedChoice>>,
  access: "read" | "write" = "read",
): ChoiceFilter<Choice> {
  const named = Object.entries<NamedChoice>(choices).map(
    ([choice, row]) => [choice, typeof row === "string" ? { label: row } : row] as const,
  );
  return {
    read: oneOf(keysOf(choices)),
    label,
    choices: Object.fromEntries(named.map(([choice, row]) => [choice, row.label])),
    needs: new Map(
      named.flatMap(([choice, { area }]) =>
        area === undefined ? [] : [[choice, `${area}:${access}`] as const],
      ),
    ),
  };
}

/** A day as `2026-12-05`. */
export function dayFilter(label: string): DayFilter {
  return { read: calendarDay, label };
}

/** Id of the one thing the list is about. The page names it and offers to show all. */
export function linkedFilter(): LinkedFilter {
  return { read: searchText, isLinked: true };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
function keysOf(record: object): string[] {
  return Object.keys(record);
}

/** A list's filter without its page and order. */
export function filterOf<Search extends { page?: number; sort?: string }>(search: Search) {
  const { page: _, sort: __, ...filter } = search;
  return filter;
}
