import { useRef } from "react";
import type { ListSearch } from "./list-search.ts";

/** A declared list, and where in it one is. */
export interface OpenList<Search extends object> extends ListSearch<Search> {
  search: Search;
  /** Changes the address in place. */
  onSearch: (search: Search) => void;
  /** Takes what is being typed along: a page is of the list that one has in mind. */
  onPage: (page: number) => void;
  /** What is typed, until it stands in the address. */
  onType: (filter: string, text: string) => void;
  /** Whether something is typed that no address has yet. */
  isTyping: () => boolean;
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

  function onSearch(changed: Search): void {
    typed.current = undefined;
    void navigate({ search: changed, replace: true, resetScroll: false });
  }

  return {
    ...list,
    search,
    onSearch,
    onPage: (page) => onSearch(list.read({ ...search, ...typed.current, page })),
    onType: (filter, text) => {
      typed.current = { [filter]: text };
    },
    isTyping: () => typed.current !== undefined,
  };
}
