import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import type {
  AdminSubscriber,
  SubscriberPagination,
} from "@before-ten/contracts/newsletter/output";
import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { ListPages } from "../../../admin/list/list-states.tsx";
import tableClasses from "../../../admin/list/table.module.css";
import { BulkActions } from "./bulk-actions.tsx";
import { type Selection, allMatching, countOf, nobody, shareOf } from "./selection.ts";
import { SubscriberDrawer } from "./subscriber-drawer.tsx";
import classes from "./subscriber-list.module.css";
import { type SubscriberSearch, filterOf } from "./subscriber-search.ts";
import { SubscriberTable } from "./subscriber-table.tsx";
import { countLabel } from "./subscriber-texts.ts";

interface SubscriberListProps {
  found: { items: AdminSubscriber[]; pagination: SubscriberPagination };
  /** What is found belongs to the search before. */
  isRefreshing: boolean;
  search: SubscriberSearch;
  onSearch: (search: SubscriberSearch) => void;
}

/** One page of subscribers, and who is selected on it and on others. */
export function SubscriberList({ found, isRefreshing, search, onSearch }: SubscriberListProps) {
  const [selection, setSelection] = useState<Selection>(nobody);
  const [open, setOpen] = useState<AdminSubscriber>();
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  const { items, pagination } = found;
  const { page, pages, total, capped } = pagination;
  if (page > pages && total > 0) {
    // The last subscriber of the last page is gone.
    return <Navigate to="/admin/newsletter" search={{ ...search, page: pages }} replace />;
  }
  return (
    <Stack
      gap="xs"
      onFocus={onFocus}
      className={classes.list}
      data-selecting={countOf(selection, total) > 0 || undefined}
    >
      <div className={classes.bar}>
        <Text
          ref={fallback}
          tabIndex={-1}
          size="sm"
          c="dimmed"
          role="status"
          className={`${tableClasses.count} ${classes.count}`}
        >
          {countLabel(total, capped)} {total === 1 ? "subscriber" : "subscribers"}
        </Text>
        <SelectionLine
          selection={selection}
          page={items.map(({ id }) => id)}
          pagination={pagination}
          mayOfferMore={!isRefreshing}
          onSelect={setSelection}
        />
        {countOf(selection, total) > 0 && (
          <div className={classes.actions}>
            <BulkActions
              selection={selection}
              filter={filterOf(search)}
              matches={total}
              isCapped={capped}
              onDone={() => setSelection(nobody)}
            />
          </div>
        )}
      </div>
      {items.length === 0 ? (
        <NoSubscribers search={search} onSearch={onSearch} />
      ) : (
        <SubscriberTable
          subscribers={items}
          selection={selection}
          onSelect={setSelection}
          onOpen={setOpen}
        />
      )}
      <ListPages
        page={page}
        pages={pages}
        onPage={(chosen) => onSearch({ ...search, page: chosen })}
      />
      <SubscriberDrawer subscriber={open} onClose={() => setOpen(undefined)} />
    </Stack>
  );
}

interface SelectionLineProps {
  selection: Selection;
  page: readonly string[];
  pagination: SubscriberPagination;
  mayOfferMore: boolean;
  onSelect: (selection: Selection) => void;
}

/** Says who is selected beyond what can be seen, and offers the rest. */
function SelectionLine(props: SelectionLineProps) {
  const { selection, page, pagination, mayOfferMore, onSelect } = props;
  const { total, capped } = pagination;
  const count = countOf(selection, total);
  if (count === 0) return null;
  const all = countLabel(total, capped);
  const offersMore =
    mayOfferMore &&
    selection.kind === "some" &&
    shareOf(selection, page) === "all" &&
    (count < total || capped);
  return (
    <Group gap="xs" role="group" aria-label="Selection">
      <Text size="sm" fw={600} role="status">
        {selection.kind === "matching"
          ? `All ${all} that match are selected.`
          : `${count.toLocaleString("en-AU")} selected.`}
      </Text>
      <Button variant="subtle" color="slate" size="compact-sm" onClick={() => onSelect(nobody)}>
        Clear selection
      </Button>
      {offersMore && (
        <Button variant="subtle" size="compact-sm" onClick={() => onSelect(allMatching)}>
          Select all {all} that match
        </Button>
      )}
    </Group>
  );
}

function NoSubscribers({ search, onSearch }: Pick<SubscriberListProps, "search" | "onSearch">) {
  const isFiltered = Object.keys(filterOf(search)).length > 0;
  return (
    <Paper withBorder p="xl">
      <Stack align="center" ta="center">
        <Text fw={600}>{messages.noneFound}</Text>
        <Text c="dimmed">
          {isFiltered
            ? "Try another word, or another status."
            : "Whoever signs up on the site will be listed here."}
        </Text>
        {isFiltered && (
          <Button variant="default" onClick={() => onSearch({})}>
            Clear Filters
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
