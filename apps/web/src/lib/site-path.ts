import type { FileRoutesByTo } from "../routeTree.gen.ts";
import { stringifySearch } from "./search-string.ts";

/** Every address of the site by its route: `/events/$id`. */
export type SitePath = keyof FileRoutesByTo;

/** The `href` of a link that opens the current page anew, with its parameters. */
export const sameAddress = "";

type ParamName<Path extends string> = Path extends `${string}$${infer Name}` ? Name : never;

interface Beyond {
  search?: Record<string, unknown>;
  /** Without the `#`. */
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
 * Path of a page, for the plain links of the public site: the router's own link component takes a
 * third of the rendering time of a page with thirty tickets, and has no use there.
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

/** `aria-current` of a link to the current page or a part of it, or to one above it. */
export function currentPage(pathname: string, href: string): "page" | undefined {
  const path = href.replace(/[?#].*/, "");
  const isHere = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  return isHere ? "page" : undefined;
}
