import type { Import } from "@before-ten/contracts/imports/output";
import type { ImportKind } from "@before-ten/contracts/imports/rules";
import { Stack, Table, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { FileDrop } from "./file-drop.tsx";
import { useImportList } from "./import-calls.ts";
import { importKindTexts, importPageMessages, importStateLabels } from "./import-texts.ts";
import classes from "./imports.module.css";
import type { ImportsSearch } from "./imports-search.ts";

interface ImportsPageProps {
  kind: ImportKind;
  list: OpenList<ImportsSearch>;
}

/** Starts an import and lists the earlier ones. */
export function ImportsPage({ kind, list }: ImportsPageProps) {
  const texts = importKindTexts[kind];
  const navigate = useNavigate();
  const imports = useImportList(kind, list.search.page);
  return (
    <Stack gap="lg">
      <BackLink to={texts.from}>{texts.back}</BackLink>
      <Title order={1}>{texts.title}</Title>
      <Text>
        You'll review every row before anything changes.
        {kind === "subscribers"
          ? " No emails are sent, and people who unsubscribed stay unsubscribed."
          : " Events become drafts, unless the file says otherwise."}
      </Text>
      <FileDrop
        kind={kind}
        onSent={(id) => void navigate({ to: `${texts.from}/import/$id`, params: { id } })}
      />
      <Stack component="section" gap="sm" aria-labelledby="earlier-imports">
        <Title order={2} size="h4" id="earlier-imports">
          Earlier imports
        </Title>
        <LoadedList
          call={imports}
          loading={<LoadingRows label="Loading imports" rows={3} />}
          errorTexts={{ failed: importPageMessages.loadFailed }}
        >
          {(found) => (
            <PagedList
              list={list}
              found={found}
              empty={{
                title: "No imports yet",
                filtered: "",
                unfiltered: "The files you import are listed here for 30 days.",
              }}
            >
              {(items) => <ImportsTable kind={kind} imports={items} />}
            </PagedList>
          )}
        </LoadedList>
      </Stack>
    </Stack>
  );
}

function ImportsTable({ kind, imports }: { kind: ImportKind; imports: Import[] }) {
  return (
    <StickyTable size="medium">
      <TableHead columns={["File", "State", "By", "Begun"]} endColumns={[]} />
      <Table.Tbody>
        {imports.map((each) => (
          <Table.Tr key={each.id}>
            <Table.Th scope="row" className={classes.file}>
              <Link
                to={`${importKindTexts[kind].from}/import/$id`}
                params={{ id: each.id }}
                className={classes.open}
              >
                {each.fileName}
              </Link>
            </Table.Th>
            <Table.Td>
              <StatusBadge tone={importStateLabels[each.state].tone}>
                {each.undoneAt === null ? importStateLabels[each.state].label : "Undone"}
              </StatusBadge>
            </Table.Td>
            <Table.Td data-label="By">{each.author.name}</Table.Td>
            <Table.Td data-label="Begun">{momentOf(each.createdAt)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StickyTable>
  );
}
