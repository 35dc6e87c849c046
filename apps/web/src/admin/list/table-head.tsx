import { Table } from "@mantine/core";

interface TableHeadProps {
  columns: readonly string[];
  /** The last ones, of numbers and actions, which stand at the end of their lines. */
  endColumns: readonly string[];
}

/** The names of a table's columns. */
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
