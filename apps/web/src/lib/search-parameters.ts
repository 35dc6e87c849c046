import { trimInvisible } from "@before-ten/contracts/shared/text/clean-text";
import { isCountryCode } from "@before-ten/contracts/shared/countries";
import { monthPattern } from "@before-ten/contracts/events/rules";
import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";

/**
 * Parses a parameter of an address. Undefined if it is missing or invalid, in which case it is
 * ignored.
 */
export type ReadParameter<Value> = (given: unknown) => Value | undefined;

export type DeclaredParameters = Readonly<Record<string, ReadParameter<unknown>>>;

export type SearchOf<Declared extends DeclaredParameters> = {
  [Name in keyof Declared]?: NonNullable<ReturnType<Declared[Name]>>;
};

/**
 * Declares the search parameters of a page: `searchReader({ q: searchText, page: pageNumber })`.
 * All routes are loaded with every page, so the contract's schemas can't be used here: they would
 * add zod to public pages. Each page's test checks its declaration against the schema of the
 * procedure it calls.
 */
export function searchReader<Declared extends DeclaredParameters>(
  declared: Declared,
): (given: Record<string, unknown>) => SearchOf<Declared>;
// TypeScript can't follow an object that is built key by key, so the signature above states the
// result.
export function searchReader(declared: DeclaredParameters) {
  return (given: Record<string, unknown>) => {
    const found: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(declared)) {
      const value = read(given[name]);
      if (value !== undefined) found[name] = value;
    }
    return found;
  };
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

export function searchText(given: unknown): string | undefined {
  if (typeof given !== "string") return undefined;
  const text = trimInvisible(given.replaceAll("\0", "")).slice(0, maxSearchLength);
  return trimInvisible(text) || undefined;
}

/** The first page needs no parameter. */
export function pageNumber(given: unknown): number | undefined {
  // `Number` accepts text such as `0x10` or `1e1`, which the server refuses.
  const page = /^\d+$/.test(String(given)) ? Number(given) : 0;
  return Number.isInteger(page) && page > 1 && page <= maxPage ? page : undefined;
}

export function oneOf<Value extends string>(values: readonly Value[]): ReadParameter<Value> {
  return (given) => values.find((value) => value === given);
}

/** An existing day of this century: `2026-12-05`. */
export function calendarDay(given: unknown): string | undefined {
  if (typeof given !== "string" || !/^20\d\d-\d\d-\d\d$/.test(given)) return undefined;
  const date = new Date(given);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
  return exists ? given : undefined;
}

/** Id of a row that is open beside its list. */
export function rowId(given: unknown): string | undefined {
  return typeof given === "string" && uuid.test(given) ? given : undefined;
}

/** Id of an entry in one of the club's lists. `all` means no filter. */
export function shortId(given: unknown): string | undefined {
  const isId = typeof given === "string" && given !== "all" && /^[a-z0-9-]{1,60}$/.test(given);
  return isId ? given : undefined;
}

/** Path of a page of this site. */
export function sitePath(given: unknown): string | undefined {
  return typeof given === "string" && /^\/(?![/\\])[^?#\s]{0,300}$/.test(given) ? given : undefined;
}

/** `2026-12`. */
export function monthText(given: unknown): string | undefined {
  return typeof given === "string" && monthPattern.test(given) ? given : undefined;
}

/** In upper or lower case, as people type it. */
export function countryCode(given: unknown): string | undefined {
  const code = typeof given === "string" ? given.toUpperCase() : "";
  return isCountryCode(code) ? code : undefined;
}

/**
 * For a route with search parameters: `...searchParameters(read)`. Its component gets them from
 * `Route.useLoaderDeps()`. `useSearch` isn't used, as the router merges the result of
 * `validateSearch` into the raw address and so returns invalid parameters; its `search.strict`
 * would remove those by a redirect, together with a link's campaign. The result of `read` is the
 * same on the server, in the browser and after each navigation.
 */
export function searchParameters<Search extends object>(
  read: (given: Record<string, unknown>) => Search,
) {
  return {
    validateSearch: read,
    loaderDeps: ({ search }: { search: Search }) =>
      read(Object.fromEntries(Object.entries(search))),
  };
}
