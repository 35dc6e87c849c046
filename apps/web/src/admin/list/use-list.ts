import { useEffect, useRef } from "react";
import type { ListSearch } from "./list-search.ts";

/** A declared list, and where in it one is. */
export interface OpenList<Search extends object> extends ListSearch<Search> {
  search: Search;
  /** Changes the address in place. */
  onSearch: (search: Search) => void;
  /**
   * Sets one filter beside those that were set before and what is being typed, and begins again
   * with the first page. Does nothing where it is set so already.
   */
  onFilter: (filter: string, text: string) => void;
  /** Takes what is being typed along: a page is of the list that one has in mind. */
  onPage: (page: number) => void;
  /** What is typed, until it stands in the address. */
  onType: (filter: string, text: string) => void;
}

type Navigate<Search> = (to: {
  search: Search;
  replace: boolean;
  resetScroll: boolean;
}) => Promise<void>;

/**
 * The state of a list, for the component of its route: what its address says, and how it changes.
 */
export function useList<Search extends object>(
  list: ListSearch<Search>,
  search: NoInfer<Search>,
  navigate: Navigate<NoInfer<Search>>,
): OpenList<Search> {
  const typed = useRef<Record<string, string>>(undefined);
  /** What was requested last: the address has it only once its list has been loaded. */
  const requested = useRef(search);
  useEffect(() => {
    requested.current = search;
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
