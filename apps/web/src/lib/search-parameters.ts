/**
 * For a route whose address has search parameters: `...searchParameters(read)`. Its component takes
 * them from `Route.useLoaderDeps()`.
 *
 * The router lays what `validateSearch` answers over the raw address, so that `useSearch` still
 * hands on what was left out; its `search.strict` would take that out of the address by a redirect,
 * and a link's campaign with it. What `read` made of the address is the same on the server, in the
 * browser and after each navigation.
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
