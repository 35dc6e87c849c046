import type { ImportDetails, ImportRow } from "@before-ten/contracts/imports/output";
import { type ImportFate, importFates, refusedFates } from "@before-ten/contracts/imports/rules";
import { Button, Group, NativeSelect, Pagination, Stack, Table, Text, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { notifyError } from "../../../lib/notify.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { clearSessionOn401, readToken } from "../../../lib/api/session.ts";
import { useImportRows } from "./import-calls.ts";
import { importFateLabels, importPageMessages } from "./import-texts.ts";
import classes from "./imports.module.css";

/** Each row with its fate and the reason. */
export function RowsSection({ details }: { details: ImportDetails }) {
  const { totals, noticedRows } = details;
  const [fate, setFate] = useState<ImportFate | "all" | "noticed">("all");
  const [page, setPage] = useState(1);
  const rows = useImportRows(details, { fate, page });
  const refused = refusedFates.reduce((sum, each) => sum + totals[each], 0);
  return (
    <Stack component="section" gap="sm" aria-labelledby="import-rows">
      <Group justify="space-between" align="end">
        <Title order={2} size="h4" id="import-rows">
          Rows
        </Title>
        <Group align="end">
          <NativeSelect
            aria-label="Show rows"
            value={fate}
            data={[
              { value: "all", label: "All rows" },
              ...(noticedRows > 0
                ? [
                    {
                      value: "noticed",
                      label: `With a note (${noticedRows.toLocaleString("en-AU")})`,
                    },
                  ]
                : []),
              ...importFates.map((each) => ({
                value: each,
                label: `${importFateLabels[each].label} (${totals[each].toLocaleString("en-AU")})`,
              })),
            ]}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              setFate(
                value === "noticed" ? value : (importFates.find((each) => each === value) ?? "all"),
              );
              setPage(1);
            }}
          />
          {refused > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => void download(details)}
            >
              Download rows not imported
            </Button>
          )}
        </Group>
      </Group>
      <LoadedList
        call={rows}
        loading={<LoadingRows label="Loading rows" rows={8} />}
        errorTexts={{ failed: importPageMessages.rowsFailed }}
      >
        {({ items, pagination }) => (
          <Stack gap="sm">
            {items.length === 0 ? (
              <Text c="dimmed">No such rows.</Text>
            ) : (
              <RowsTable rows={items} />
            )}
            {pagination.pages > 1 && (
              <Pagination
                component="nav"
                aria-label="Pages"
                total={pagination.pages}
                value={page}
                onChange={setPage}
                getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
                getControlProps={(control) => ({ "aria-label": `${control} page` })}
              />
            )}
          </Stack>
        )}
      </LoadedList>
    </Stack>
  );
}

function RowsTable({ rows }: { rows: ImportRow[] }) {
  return (
    <StickyTable size="medium">
      <TableHead columns={["Row", "What", "Fate", "Why"]} endColumns={[]} />
      <Table.Tbody>
        {rows.map(({ row, label, fate, sentence }) => (
          <Table.Tr key={row}>
            <Table.Td data-label="Row">{row.toLocaleString("en-AU")}</Table.Td>
            <Table.Th scope="row" className={classes.label}>
              {label || "Empty"}
            </Table.Th>
            <Table.Td>
              <StatusBadge tone={importFateLabels[fate].tone}>
                {importFateLabels[fate].label}
              </StatusBadge>
            </Table.Td>
            <Table.Td data-whole>{sentence}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StickyTable>
  );
}

/** The download needs the session's token, which a plain link doesn't send. */
async function download({ id, kind, fileName }: ImportDetails): Promise<void> {
  const token = readToken();
  try {
    const answer = await fetch(`/api/admin/imports/${kind}/${id}/refused`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    clearSessionOn401(answer);
    if (!answer.ok) throw new Error(String(answer.status));
    saveFile(await answer.blob(), `not-imported-${fileName.replace(/\.[a-z]+$/i, "")}.csv`);
  } catch {
    notifyError(importPageMessages.downloadFailed);
  }
}
