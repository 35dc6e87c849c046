import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { trashMessages as messages } from "@before-ten/contracts/trash/messages";
import type { TrashItem } from "@before-ten/contracts/trash/output";
import { trashDays } from "@before-ten/contracts/trash/rules";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { ListCount, LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import { noneSelected } from "../../../admin/list/selection/selection.ts";
import { useSelection } from "../../../admin/list/selection/use-selection.ts";
import { SelectionLine } from "../../../admin/list/selection/selection-line.tsx";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { trpc, type FailedCall } from "../../../lib/api/trpc.ts";
import type { TrashSearch } from "./trash-search.ts";
import { TrashTable } from "./trash-table.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";

interface TrashPageProps {
  list: OpenList<TrashSearch>;
}

export function TrashPage({ list }: TrashPageProps) {
  const trash = trpc.trash.list.useQuery(
    { ...list.search, limit: tablePageLimit },
    // Every admin page can add to it.
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Trash</Title>
        <EmptyButton />
      </Group>
      <Text c="dimmed">
        Deleted items stay here for {trashDays} days. Restore one and it goes back where it was.
      </Text>
      <ListFilters list={list} />
      <LoadedList
        call={trash}
        loading={<LoadingRows label="Loading the trash" rows={8} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <TrashList found={found} list={list} />}
      </LoadedList>
    </Stack>
  );
}

interface TrashListProps extends TrashPageProps {
  found: PageOf<TrashItem>;
}

/** What will be deleted for good, once confirmed. */
interface Doomed {
  ids: string[];
  title: string;
}

function TrashList({ found, list }: TrashListProps) {
  const [selection, setSelection] = useSelection(list.search);
  const [doomed, setDoomed] = useState<Doomed>();
  const actions = useTrashActions(() => {
    setDoomed(undefined);
    setSelection(noneSelected);
  });
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  const { items, pagination } = found;
  const ids = selection.kind === "some" ? [...selection.ids] : [];
  return (
    <Stack gap="xs" onFocus={onFocus}>
      <Group justify="space-between">
        <ListCount ref={fallback} total={pagination.total} one="item" many="items" />
        <SelectionLine
          selection={selection}
          page={items.map(({ id }) => id)}
          total={pagination.total}
          isCapped={false}
          totalLabel={pagination.total.toLocaleString("en-AU")}
          mayOfferMore={false}
          onSelect={setSelection}
        />
        {ids.length > 0 && (
          <Group gap="xs" role="group" aria-label="Bulk actions">
            <Button size="xs" loading={actions.isBusy} onClick={() => actions.restore(ids)}>
              Restore ({ids.length})
            </Button>
            <Button
              size="xs"
              variant="default"
              onClick={() => setDoomed({ ids, title: `Delete ${ids.length} for good` })}
            >
              Delete for good ({ids.length})
            </Button>
          </Group>
        )}
      </Group>
      <PagedList
        list={list}
        found={found}
        empty={{
          title: messages.empty,
          filtered: "Try another word or kind.",
          unfiltered: "Deleted events, posts, subscribers and campaigns come here first.",
        }}
      >
        {(shown) => (
          <TrashTable
            items={shown}
            selection={selection}
            onSelect={setSelection}
            onRestore={({ id }) => actions.restore([id])}
            onDelete={({ id, name }) => setDoomed({ ids: [id], title: `Delete ${name} for good` })}
          />
        )}
      </PagedList>
      <ConfirmDialog
        title={doomed?.title ?? ""}
        question={doomed && messages.confirmDelete}
        action="Delete for good"
        isBusy={actions.isBusy}
        onConfirm={() => doomed && actions.deleteForGood(doomed.ids)}
        onClose={() => setDoomed(undefined)}
      />
    </Stack>
  );
}

function EmptyButton() {
  const [isAsking, setAsking] = useState(false);
  const actions = useTrashActions(() => setAsking(false));
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Empty trash
      </Button>
      <ConfirmDialog
        title="Empty the trash"
        question={isAsking ? messages.confirmEmpty : undefined}
        action="Delete everything"
        isBusy={actions.isBusy}
        onConfirm={actions.empty}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Mutations for the trash. `onDone` runs before anything is refetched. */
function useTrashActions(onDone: () => void) {
  const utils = trpc.useUtils();
  const telling = (failed: string) => ({
    async onSuccess({ message }: { message: string }) {
      notifySuccess(message);
      onDone();
      // What was restored may be on many pages.
      await utils.invalidate();
    },
    onError(error: FailedCall) {
      notifyError(errorSentence(error, { failed }));
    },
  });
  const restore = trpc.trash.restore.useMutation(telling(messages.restoreFailed));
  const remove = trpc.trash.delete.useMutation(telling(messages.deleteFailed));
  const empty = trpc.trash.empty.useMutation(telling(messages.deleteFailed));
  const isBusy = [restore, remove, empty].some(({ isPending }) => isPending);
  return {
    isBusy,
    restore(ids: string[]) {
      if (!isBusy) restore.mutate({ ids });
    },
    deleteForGood: (ids: string[]) => remove.mutate({ ids }),
    empty: () => empty.mutate({}),
  };
}
