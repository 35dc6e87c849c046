import type { FileRoutesByTo } from "../routeTree.gen.ts";
import { stringifySearch } from "./search-string.ts";

/** Every address of the site, as its route is called: `/events/$id`. */
export type SitePath = keyof FileRoutesByTo;

/** Of a link that opens the page anew, with its parameters. */
export const sameAddress = "";

type ParamName<Path extends string> = Path extends `${string}$${infer Name}` ? Name : never;

interface Beyond {
  search?: Record<string, unknown>;
  /** Without its `#`. */
  hash?: string | undefined;
}

type Given<Path extends SitePath> = Beyond &
  ([ParamName<Path>] extends [never]
    ? { params?: undefined }
    : { params: Record<ParamName<Path>, string> });

type GivenOrNothing<Path extends SitePath> = [ParamName<Path>] extends [never]
  ? [given?: Given<Path>]
  : [given: Given<Path>];

/**
 * The address of a page, for the plain links of the public site: the router's own link component
 * costs a page of thirty tickets a third of its rendering, and nothing of it would reach the
 * browser.
 */
export function pathTo<Path extends SitePath>(
  path: Path,
  ...[given]: GivenOrNothing<Path>
): string {
  const {
    params = {},
    search = {},
    hash,
  }: Beyond & { params?: Record<string, string> | undefined } = given ?? {};
  const filled = path.replace(/\$(\w+)/, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return filled + stringifySearch(search) + (hash ? `#${hash}` : "");
}

/** `aria-current` of a link to a page, or to what lies below it. */
export function currentPage(pathname: string, path: SitePath): "page" | undefined {
  const isHere = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  return isHere ? "page" : undefined;
}
