import type { ListSearch } from "./list-search.ts";

/** A declared list, and where in it one is. */
export interface OpenList<Search extends object> extends ListSearch<Search> {
  search: Search;
  /** Changes the address in place. */
  onSearch: (search: Search) => void;
}

interface ListRoute<Search> {
  useLoaderDeps: () => Search;
  useNavigate: () => (to: {
    search: Search;
    replace: boolean;
    resetScroll: boolean;
  }) => Promise<void>;
}

/** The state of a list, for the component of its route. */
export function useList<Search extends object>(
  list: ListSearch<Search>,
  route: ListRoute<NoInfer<Search>>,
): OpenList<Search> {
  const search = route.useLoaderDeps();
  const navigate = route.useNavigate();
  return {
    ...list,
    search,
    onSearch: (changed) => void navigate({ search: changed, replace: true, resetScroll: false }),
  };
}
