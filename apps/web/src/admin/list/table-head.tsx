import { Table } from "@mantine/core";

interface TableHeadProps {
  columns: readonly string[];
  /** Names of the last, right-aligned columns: numbers and actions. */
  endColumns: readonly string[];
}

/** A table's header row. */
export function TableHead({ columns, endColumns }: TableHeadProps) {
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map((column) => (
          <Table.Th key={column}>{column}</Table.Th>
        ))}
        {endColumns.map((column) => (
          <Table.Th key={column} ta="end">
            {column}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}
