import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Alert, Button, Pagination, Paper, Skeleton, Stack, Text } from "@mantine/core";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode, Ref } from "react";
import { loadErrorNotice } from "../../lib/api/call-error.ts";
import tableClasses from "./table.module.css";
import { filterOf } from "./list-search.ts";
import type { OpenList } from "./use-list.ts";

/** What every admin list shows besides its rows. */

export type ListCall<Found> = {
  refetch: () => unknown;
} & (
  | { status: "pending" }
  | { status: "error"; error: Parameters<typeof loadErrorNotice>[0] }
  | { status: "success"; data: Found; isPlaceholderData: boolean }
);

interface LoadedListProps<Found> {
  /** The query that finds the list. */
  call: ListCall<Found>;
  loading: ReactNode;
  /** Texts shown if it can't be loaded. */
  errorTexts: Parameters<typeof loadErrorNotice>[1];
  children: (found: Found) => ReactNode;
}

/**
 * The list, or its loading or error state. It is dimmed while it still shows the result of the
 * previous filter.
 */
export function LoadedList<Found>({ call, loading, errorTexts, children }: LoadedListProps<Found>) {
  if (call.status === "pending") return loading;
  if (call.status === "error") {
    return (
      <FailedList
        {...loadErrorNotice(call.error, errorTexts)}
        onRetry={() => void call.refetch()}
      />
    );
  }
  return (
    <div
      className={call.isPlaceholderData ? tableClasses.refreshing : undefined}
      aria-busy={call.isPlaceholderData}
    >
      {children(call.data)}
    </div>
  );
}

interface FailedListProps extends ReturnType<typeof loadErrorNotice> {
  onRetry: () => void;
}

export function FailedList({ title, text, onRetry }: FailedListProps) {
  return (
    <Alert color="red" title={title}>
      <Stack align="start" gap="sm">
        {text}
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  );
}

interface LoadingRowsProps {
  label: string;
  rows: number;
  rowHeight?: string;
}

export function LoadingRows({ label, rows, rowHeight = "2.25rem" }: LoadingRowsProps) {
  return (
    <Stack gap="xs" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={rowHeight} />
      ))}
    </Stack>
  );
}

interface ListCountProps {
  /** Undefined while unknown. */
  total: number | undefined;
  /** Replaces a total that isn't exact, e.g. `10,000+`. */
  label?: string;
  one: string;
  many: string;
  className?: string | undefined;
  /** Takes the focus when the focused row leaves the list. */
  ref?: Ref<HTMLParagraphElement>;
}

export function ListCount({ total, label, one, many, className, ref }: ListCountProps) {
  return (
    <Text
      {...(ref !== undefined && { ref, tabIndex: -1 })}
      size="sm"
      c="dimmed"
      role="status"
      className={[tableClasses.count, className].join(" ")}
    >
      {total !== undefined &&
        `${label ?? total.toLocaleString("en-AU")} ${total === 1 ? one : many}`}
    </Text>
  );
}

interface PagedListProps<Item, Search extends object> {
  list: OpenList<Search>;
  found: PageOf<Item>;
  empty: EmptyTexts;
  children: (items: Item[]) => ReactNode;
}

interface EmptyTexts {
  title: string;
  /** Hint shown when a filter matches nothing. */
  filtered: string;
  /** Shown when the list is empty without a filter. */
  unfiltered: string;
  /** Shown beside the button that clears the filters. */
  filteredAction?: ReactNode;
  unfilteredAction?: ReactNode;
}

/** The rows of one page and the pagination. */
export function PagedList<Item, Search extends { page?: number; sort?: string }>({
  list: { search, onSearch, onPage, read },
  found: { items, pagination },
  empty,
  children,
}: PagedListProps<Item, Search>) {
  const { page, pages, total } = pagination;
  if (page > pages && total > 0) {
    // The last row of the last page was removed.
    return <Navigate to="." search={(before) => ({ ...before, page: pages })} replace />;
  }
  const isFiltered = Object.keys(filterOf(search)).length > 0;
  return (
    <>
      {items.length === 0 ? (
        <EmptyList
          title={empty.title}
          text={isFiltered ? empty.filtered : empty.unfiltered}
          {...(isFiltered && { onClear: () => onSearch(read({})) })}
        >
          {isFiltered ? empty.filteredAction : empty.unfilteredAction}
        </EmptyList>
      ) : (
        children(items)
      )}
      <ListPages page={page} pages={pages} onPage={onPage} />
    </>
  );
}

interface EmptyListProps {
  title: string;
  text: string;
  /** Undefined if nothing is filtered. */
  onClear?: () => void;
  children?: ReactNode;
}

export function EmptyList({ title, text, onClear, children }: EmptyListProps) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" ta="center">
        <Text fw={600}>{title}</Text>
        <Text c="dimmed">{text}</Text>
        {onClear && (
          <Button variant="default" onClick={onClear}>
            Clear Filters
          </Button>
        )}
        {children}
      </Stack>
    </Paper>
  );
}

interface ListPagesProps {
  label?: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function ListPages({ label = "Pages", page, pages, onPage }: ListPagesProps) {
  if (pages <= 1) return null;
  return (
    <Pagination
      component="nav"
      aria-label={label}
      total={pages}
      value={page}
      onChange={onPage}
      getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
      getControlProps={(control) => ({ "aria-label": `${control} page` })}
    />
  );
}
