import { pageMessages as messages } from "@before-ten/contracts/pages/messages";
import type { AdminPageSummary } from "@before-ten/contracts/pages/output";
import { pagePath, publicPageStatus } from "@before-ten/contracts/pages/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { Anchor, Group, Stack, Table, Text, Title } from "@mantine/core";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { IconPencilPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { dayOf } from "../../../../admin/list/admin-dates.ts";
import { ScheduleBadges } from "../../../../admin/list/badges/schedule-badges.tsx";
import { StatusBadge } from "../../../../admin/list/badges/status-badge.tsx";
import { ListFilters } from "../../../../admin/list/list-filters.tsx";
import type { SearchOfList } from "../../../../admin/list/list-search.ts";
import {
  ListCount,
  LoadedList,
  LoadingRows,
  PagedList,
} from "../../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../../admin/list/table-head.tsx";
import type { OpenList } from "../../../../admin/list/use-list.ts";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import { usePermitted } from "../../../../admin/shell/use-permitted.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { WritingMenu } from "../writing-menu.tsx";
import { EditButton } from "../../../../admin/list/edit-button.tsx";
import classes from "../posts.module.css";
import { DeletePageDialog } from "./delete-page-dialog.tsx";
import type { pagesSearch } from "./pages-search.ts";

export function PagesList({ list }: { list: OpenList<SearchOfList<typeof pagesSearch>> }) {
  const [doomed, setDoomed] = useState<AdminPageSummary>();
  const mayWrite = usePermitted()("site:write");
  const pages = trpc.pages.listForAdmin.useQuery(
    { ...list.search, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Pages</Title>
        <ButtonLink to="/admin/pages/create" leftSection={<IconPencilPlus size={18} aria-hidden />}>
          New page
        </ButtonLink>
      </Group>
      <Text c="dimmed" maw="68ch">
        Privacy, terms, house rules and any other page of yours. Once published, a page with the
        address privacy or terms is linked in the footer.
      </Text>
      <ListFilters list={list} />
      <ListCount total={pages.data?.pagination.total} one="page" many="pages" />
      <LoadedList
        call={pages}
        loading={<LoadingRows label="Loading pages" rows={5} rowHeight="3.5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => (
          <PagedList
            list={list}
            found={found}
            empty={{
              title: "No pages found",
              filtered: "Try another word or status.",
              unfiltered: "Begin with a template, such as Privacy.",
              unfilteredAction: <ButtonLink to="/admin/pages/create">New page</ButtonLink>,
            }}
          >
            {(items) => (
              <StickyTable size="medium">
                <TableHead
                  columns={["Page", "Status", "Last changed"]}
                  endColumns={mayWrite ? ["Actions"] : []}
                />
                <Table.Tbody>
                  {items.map((page) => (
                    <PageRow key={page.id} page={page} onDelete={() => setDoomed(page)} />
                  ))}
                </Table.Tbody>
              </StickyTable>
            )}
          </PagedList>
        )}
      </LoadedList>
      <DeletePageDialog page={doomed} onClose={() => setDoomed(undefined)} />
    </Stack>
  );
}

interface PageRowProps {
  page: AdminPageSummary;
  onDelete: () => void;
}

function PageRow({ page, onDelete }: PageRowProps) {
  const { id, title, slug, status } = page;
  const isPublic = status === publicPageStatus;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw="normal" className={classes.post}>
        <Text fw={600}>{title}</Text>
        {isPublic ? (
          <Anchor size="sm" href={pagePath(slug)} target="_blank">
            {pagePath(slug)}
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {pagePath(slug)}
          </Text>
        )}
      </Table.Th>
      <Table.Td>
        <Stack gap={2} className={classes.status}>
          <StatusBadge tone={isPublic ? "live" : "idle"}>{status}</StatusBadge>
          <ScheduleBadges {...page} timeZone={brand.timeZone} />
        </Stack>
      </Table.Td>
      <Table.Td data-label="Last changed" className={classes.day}>
        <time dateTime={page.updatedAt}>{dayOf(page.updatedAt)}</time>
      </Table.Td>
      <Permitted to="site:write">
        <Table.Td>
          <div className={classes.actions}>
            <EditButton to="/admin/pages/edit/$id" id={id} name={title} />
            <WritingMenu kind="page" shown={page} onDelete={onDelete} />
          </div>
        </Table.Td>
      </Permitted>
    </Table.Tr>
  );
}
