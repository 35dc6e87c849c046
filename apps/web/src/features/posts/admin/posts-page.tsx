import type { AdminPostSummary } from "@before-ten/contracts/posts/output";
import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { maxBulkPosts } from "@before-ten/contracts/posts/rules";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Group, SimpleGrid, Stack, Table, Title } from "@mantine/core";
import { IconPencilPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { FigureTile } from "../../../admin/list/tiles/figure-tile.tsx";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import { PageSelection } from "../../../admin/list/selection/page-selection.tsx";
import { includes, noneSelected, withToggled } from "../../../admin/list/selection/selection.ts";
import { useSelection } from "../../../admin/list/selection/use-selection.ts";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { usePermitted } from "../../../admin/shell/use-permitted.ts";
import { BulkPostActions } from "./bulk-post-actions.tsx";
import { DeletePostDialog, deletionFromList } from "./delete-post-dialog.tsx";
import { AdminPostRow } from "./post-row.tsx";
import type { AdminPostsSearch } from "./posts-search.ts";

interface PostsPageProps {
  list: OpenList<AdminPostsSearch>;
}

export function PostsPage({ list }: PostsPageProps) {
  const posts = trpc.posts.listForAdmin.useQuery(
    { ...list.search, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  const counts = posts.data?.statusCounts;
  // A figure that failed to load isn't shown as loading.
  const figure = (value: number | undefined) =>
    value === undefined && posts.isError ? "–" : value?.toLocaleString("en-AU");
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Blog Management</Title>
        <ButtonLink to="/admin/blogs/create" leftSection={<IconPencilPlus size={18} aria-hidden />}>
          Create Blog Post
        </ButtonLink>
      </Group>
      <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, sm: 4 }} spacing="sm">
        <FigureTile label="Posts in this list" value={figure(posts.data?.pagination.total)} />
        <FigureTile label="Published" value={figure(counts?.published)} />
        <FigureTile label="Drafts" value={figure(counts?.draft)} />
        <FigureTile label="Archived" value={figure(counts?.archived)} />
      </SimpleGrid>
      <ListFilters list={list} />
      <LoadedList
        call={posts}
        loading={<LoadingRows label="Loading posts" rows={8} rowHeight="3.5rem" />}
        errorTexts={{ failed: messages.loadFailed, retry: messages.loadFailedRetry }}
      >
        {(found) => <PostsTable found={found} list={list} />}
      </LoadedList>
    </Stack>
  );
}

interface PostsTableProps extends PostsPageProps {
  found: PageOf<AdminPostSummary>;
}

function PostsTable({ found, list }: PostsTableProps) {
  const [doomed, setDoomed] = useState<AdminPostSummary>();
  const [selection, setSelection] = useSelection(list.search);
  const mayWrite = usePermitted()("posts:write");
  const utils = trpc.useUtils();
  const matching = { ...list.search, page: 1, limit: maxBulkPosts };
  const page = idsOf(found);
  return (
    <Stack gap="lg">
      <PageSelection
        page={page}
        total={found.pagination.total}
        selection={selection}
        onSelect={setSelection}
        readMatching={async () => idsOf(await utils.posts.listForAdmin.fetch(matching))}
        max={maxBulkPosts}
        renderActions={(ids) => (
          <BulkPostActions ids={ids} onDone={() => setSelection(noneSelected)} />
        )}
      />
      <PagedList
        list={list}
        found={found}
        empty={{
          title: messages.noneFound,
          filtered: "Try another word, status or category.",
          unfiltered: "There are no posts yet, not even drafts.",
          filteredAction: <CreateFirst variant="subtle" />,
          unfilteredAction: <CreateFirst variant="filled" />,
        }}
      >
        {(posts) => (
          <StickyTable size="wide">
            <TableHead
              columns={["Blog Post", "Category", "Author", "Status", "Published"]}
              endColumns={mayWrite ? ["Views", "Actions"] : ["Views"]}
            />
            <Table.Tbody>
              {posts.map((post) => (
                <AdminPostRow
                  key={post.id}
                  post={post}
                  {...(mayWrite && {
                    isSelected: includes(selection, post.id),
                    onToggle: () => setSelection(withToggled(selection, post.id, page)),
                  })}
                  onDelete={() => setDoomed(post)}
                />
              ))}
            </Table.Tbody>
          </StickyTable>
        )}
      </PagedList>
      <DeletePostDialog
        post={doomed}
        sentences={deletionFromList}
        onClose={() => setDoomed(undefined)}
      />
    </Stack>
  );
}

function idsOf({ items }: PageOf<AdminPostSummary>): string[] {
  return items.map(({ id }) => id);
}

function CreateFirst({ variant }: { variant: "subtle" | "filled" }) {
  return (
    <ButtonLink to="/admin/blogs/create" variant={variant}>
      {messages.createFirst}
    </ButtonLink>
  );
}
