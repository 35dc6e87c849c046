import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import type {
  AdminSubscriber,
  SubscriberPagination,
} from "@before-ten/contracts/newsletter/output";
import { Stack } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { filterOf } from "../../../admin/list/list-search.ts";
import { ListCount, PagedList } from "../../../admin/list/list-states.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { countOf, noneSelected } from "../../../admin/list/selection/selection.ts";
import { useSelection } from "../../../admin/list/selection/use-selection.ts";
import { SelectionLine } from "../../../admin/list/selection/selection-line.tsx";
import { SubscriberDrawer } from "./subscriber-drawer.tsx";
import classes from "./subscriber-list.module.css";
import type { SubscriberSearch } from "./subscriber-search.ts";
import { SubscriberTable } from "./subscriber-table.tsx";
import { countLabel } from "./subscriber-texts.ts";

interface SubscriberListProps {
  list: OpenList<SubscriberSearch>;
  found: { items: AdminSubscriber[]; pagination: SubscriberPagination };
  /** The result still belongs to the previous search. */
  isRefreshing: boolean;
  history: ComponentType<{ id: string }>;
}

/** One page of subscribers, with a selection that spans pages. */
export function SubscriberList({ list, found, isRefreshing, history }: SubscriberListProps) {
  const [selection, setSelection] = useSelection(list.search);
  const [open, setOpen] = useState<AdminSubscriber>();
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  const { items, pagination } = found;
  const { total, capped } = pagination;
  return (
    <Stack
      gap="xs"
      onFocus={onFocus}
      className={classes.list}
      data-selecting={countOf(selection, total) > 0 || undefined}
    >
      <div className={classes.bar}>
        <ListCount
          ref={fallback}
          total={total}
          label={countLabel(total, capped)}
          one="subscriber"
          many="subscribers"
          className={classes.count}
        />
        <SelectionLine
          selection={selection}
          page={items.map(({ id }) => id)}
          total={total}
          isCapped={capped}
          totalLabel={countLabel(total, capped)}
          mayOfferMore={!isRefreshing}
          onSelect={setSelection}
        />
        {countOf(selection, total) > 0 && (
          <div className={classes.actions}>
            <BulkActions
              selection={selection}
              filter={filterOf(list.search)}
              matches={total}
              isCapped={capped}
              onDone={() => setSelection(noneSelected)}
            />
          </div>
        )}
      </div>
      <PagedList
        list={list}
        found={found}
        empty={{
          title: messages.noneFound,
          filtered: "Try another word, or another status.",
          unfiltered: "People who sign up on the site will be listed here.",
        }}
      >
        {(subscribers) => (
          <SubscriberTable
            subscribers={subscribers}
            selection={selection}
            onSelect={setSelection}
            onOpen={setOpen}
          />
        )}
      </PagedList>
      <SubscriberDrawer subscriber={open} onClose={() => setOpen(undefined)} history={history} />
    </Stack>
  );
}
