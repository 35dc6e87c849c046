import { useEffect, useRef } from "react";
import { rememberPlace } from "./last-place.ts";
import type { ListSearch } from "./list-search.ts";

/** A declared list with its current search. */
export interface OpenList<Search extends object> extends ListSearch<Search> {
  search: Search;
  /** Replaces the address. */
  onSearch: (search: Search) => void;
  /**
   * Sets one filter, keeps the others and the text being typed, and returns to the first page. Does
   * nothing if the value is unchanged.
   */
  onFilter: (filter: string, text: string) => void;
  /** Applies the text being typed as well, as the page belongs to that search. */
  onPage: (page: number) => void;
  /** Text being typed, until it is in the address. */
  onType: (filter: string, text: string) => void;
}

type Navigate<Search> = (to: {
  search: Search;
  replace: boolean;
  resetScroll: boolean;
}) => Promise<void>;

/** State of a list, for its route's component: the search from the address and how to change it. */
export function useList<Search extends object>(
  list: ListSearch<Search>,
  search: NoInfer<Search>,
  navigate: Navigate<NoInfer<Search>>,
): OpenList<Search> {
  const typed = useRef<Record<string, string>>(undefined);
  /** The last requested search; it is in the address only once its list has loaded. */
  const requested = useRef(search);
  useEffect(() => {
    requested.current = search;
    rememberPlace();
  }, [search]);

  function onSearch(changed: Search): void {
    typed.current = undefined;
    requested.current = changed;
    void navigate({ search: changed, replace: true, resetScroll: false });
  }

  return {
    ...list,
    search,
    onSearch,
    onFilter(filter, text) {
      const changed = list.read({
        ...requested.current,
        ...typed.current,
        [filter]: text,
        page: 1,
      });
      if (valueIn(changed, filter) !== valueIn(requested.current, filter)) onSearch(changed);
    },
    onPage: (page) => onSearch(list.read({ ...requested.current, ...typed.current, page })),
    onType: (filter, text) => {
      typed.current = { [filter]: text };
    },
  };
}

function valueIn(search: object, filter: string): unknown {
  return new Map<string, unknown>(Object.entries(search)).get(filter);
}
