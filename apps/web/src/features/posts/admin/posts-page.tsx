import type { AdminPostSummary } from "@before-ten/contracts/posts/output";
import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Button, Group, Paper, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { IconPencilPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { FigureTile } from "../../../admin/list/figure-tile.tsx";
import tableClasses from "../../../admin/list/table.module.css";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { DeletePostDialog, deletionFromList } from "./delete-post-dialog.tsx";
import { PostFilters } from "./post-filters.tsx";
import { AdminPostRow } from "./post-row.tsx";
import type { AdminPostsSearch } from "./posts-search.ts";
import { FailedList, ListPages, LoadingRows } from "../../../admin/list/list-states.tsx";

interface PostsPageProps {
  search: AdminPostsSearch;
  onSearch: (search: AdminPostsSearch) => void;
}

export function PostsPage({ search, onSearch }: PostsPageProps) {
  const posts = trpc.posts.listForAdmin.useQuery(
    { ...search, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  const counts = posts.data?.statusCounts;
  // A figure that can't be had isn't on its way any more.
  const figure = (value: number | undefined) =>
    value === undefined && posts.isError ? "–" : value?.toLocaleString("en-AU");
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Blog</Title>
        <ButtonLink to="/admin/blogs/create" leftSection={<IconPencilPlus size={18} aria-hidden />}>
          Create Blog Post
        </ButtonLink>
      </Group>
      <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, sm: 4 }} spacing="sm">
        <FigureTile label="Total Blogs in this list" value={figure(posts.data?.pagination.total)} />
        <FigureTile label="Published" value={figure(counts?.published)} />
        <FigureTile label="Drafts" value={figure(counts?.draft)} />
        <FigureTile label="Archived" value={figure(counts?.archived)} />
      </SimpleGrid>
      <PostFilters search={search} onSearch={onSearch} />
      {posts.isPending && <LoadingRows label="Loading posts" rows={8} rowHeight="3.5rem" />}
      {posts.isError && (
        <FailedList
          {...loadErrorNotice(posts.error, {
            failed: messages.loadFailed,
            retry: messages.loadFailedRetry,
          })}
          onRetry={() => void posts.refetch()}
        />
      )}
      {posts.isSuccess && (
        <div className={posts.isPlaceholderData ? tableClasses.refreshing : undefined}>
          <PostsTable posts={posts.data} search={search} onSearch={onSearch} />
        </div>
      )}
    </Stack>
  );
}

interface PostsTableProps extends PostsPageProps {
  posts: PageOf<AdminPostSummary>;
}

function PostsTable({ posts: { items, pagination }, search, onSearch }: PostsTableProps) {
  const [doomed, setDoomed] = useState<AdminPostSummary>();
  const { page, pages, total } = pagination;
  if (page > pages && total > 0) {
    // The last post of the last page is gone.
    return <Navigate to="/admin/blogs" search={{ ...search, page: pages }} replace />;
  }
  return (
    <Stack gap="lg">
      {items.length === 0 ? (
        <NoPosts search={search} onSearch={onSearch} />
      ) : (
        <StickyTable size="wide">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Blog Post</Table.Th>
              <Table.Th>Category</Table.Th>
              <Table.Th>Author</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>Published</Table.Th>
              <Table.Th ta="end">Views</Table.Th>
              <Table.Th ta="end">Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((post) => (
              <AdminPostRow key={post.id} post={post} onDelete={() => setDoomed(post)} />
            ))}
          </Table.Tbody>
        </StickyTable>
      )}
      <ListPages
        page={page}
        pages={pages}
        onPage={(chosen) => onSearch({ ...search, page: chosen })}
      />
      <DeletePostDialog
        post={doomed}
        sentences={deletionFromList}
        onClose={() => setDoomed(undefined)}
      />
    </Stack>
  );
}

function NoPosts({ search, onSearch }: PostsPageProps) {
  const isFiltered = Object.keys(search).length > 0;
  return (
    <Paper withBorder p="xl">
      <Stack align="center" ta="center">
        <Text fw={600}>{messages.noneFound}</Text>
        <Text c="dimmed">
          {isFiltered
            ? "Try another word, status or category."
            : "There is no post yet, not even a draft."}
        </Text>
        {isFiltered && (
          <Button variant="default" onClick={() => onSearch({})}>
            Clear Filters
          </Button>
        )}
        <ButtonLink to="/admin/blogs/create" variant={isFiltered ? "subtle" : "filled"}>
          {messages.createFirst}
        </ButtonLink>
      </Stack>
    </Paper>
  );
}
