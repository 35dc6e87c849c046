import type { Health } from "@before-ten/contracts/health/output";
import { Stack, Table, Text, Title } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";

/** Recently logged errors; the request's number finds the whole line in the log. */
export function ErrorLines({ errors }: Pick<Health, "errors">) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="error-lines">
      <Title order={2} size="h4" id="error-lines">
        Latest errors
      </Title>
      {errors.length === 0 ? (
        <Text c="dimmed">None since the process started.</Text>
      ) : (
        <StickyTable size="medium">
          <TableHead columns={["What", "Why", "Request", "When"]} endColumns={[]} />
          <Table.Tbody>
            {errors.map(({ at, message, cause, requestId }, index) => (
              // Two lines may be equal.
              // oxlint-disable-next-line react/no-array-index-key
              <Table.Tr key={`${at} ${index}`}>
                <Table.Th scope="row">{message}</Table.Th>
                <Table.Td data-label="Why">{cause ?? "–"}</Table.Td>
                <Table.Td data-label="Request">{requestId?.slice(0, 8) ?? "–"}</Table.Td>
                <Table.Td data-label="When">{momentOf(at)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </StickyTable>
      )}
    </Stack>
  );
}
