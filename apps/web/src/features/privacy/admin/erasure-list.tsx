import { privacyMessages as messages } from "@before-ten/contracts/privacy/messages";
import type { Erasure } from "@before-ten/contracts/privacy/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Stack, Table, Title } from "@mantine/core";
import type { ComponentProps } from "react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import type { ErasuresSearch } from "./erasures-search.ts";
import { removedText } from "./privacy-texts.ts";

interface ErasureListProps {
  list: OpenList<ErasuresSearch>;
  call: ComponentProps<typeof LoadedList<PageOf<Erasure>>>["call"];
}

/** Receipts of erasures, which contain no names or addresses. */
export function ErasureList({ list, call }: ErasureListProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="erasures">
      <Title order={2} size="h4" id="erasures">
        Erasure receipts
      </Title>
      <LoadedList
        call={call}
        loading={<LoadingRows label="Loading receipts" rows={3} />}
        errorTexts={{ failed: messages.listFailed }}
      >
        {(found) => (
          <PagedList
            list={list}
            found={found}
            empty={{
              title: "No receipts yet",
              filtered: "",
              unfiltered: "Every erasure is logged here, without the address.",
            }}
          >
            {(erasures) => (
              <StickyTable size="medium">
                <TableHead columns={["Receipt", "Removed", "By", "When"]} endColumns={[]} />
                <Table.Tbody>
                  {erasures.map(({ id, removed, author, createdAt }) => (
                    <Table.Tr key={id}>
                      <Table.Th scope="row">…{id.slice(-12)}</Table.Th>
                      <Table.Td data-whole>{removedText(removed)}</Table.Td>
                      <Table.Td data-label="By">{author.name}</Table.Td>
                      <Table.Td data-label="When">{momentOf(createdAt)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </StickyTable>
            )}
          </PagedList>
        )}
      </LoadedList>
    </Stack>
  );
}
