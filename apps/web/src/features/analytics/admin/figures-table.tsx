import type { Dimension } from "@before-ten/contracts/analytics/dimensions";
import { dimensionLabels, measureLabels } from "@before-ten/contracts/analytics/messages";
import { changeText } from "@before-ten/contracts/analytics/figure-text";
import { dayBefore } from "@before-ten/contracts/analytics/period";
import type { Figures, FiguresRow } from "@before-ten/contracts/analytics/output";
import { Group, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ListPages } from "../../../admin/list/list-states.tsx";
import classes from "./analytics.module.css";
import { type AnalyticsSearch, validateAnalyticsSearch } from "./analytics-search.ts";
import { ExportFigures } from "./export-figures.tsx";
import { figureText } from "./figures-text.ts";

interface FiguresTableProps {
  figures: Figures;
  question: AnalyticsSearch & { against?: string };
  beforeLabel: string;
  /** Undefined: the table isn't sorted, paged or narrowed down. */
  onSearch?: (search: AnalyticsSearch) => void;
}

/** The answer: rows crossed with columns, with totals that its parts add up to. */
export function FiguresTable({ figures, question, beforeLabel, onSearch }: FiguresTableProps) {
  const { measure, rows, columns, items, columnItems, otherRows, total } = figures;
  const { pagination, columnPagination } = figures;
  const across = columns === null ? "" : ` and ${dimensionLabels[columns].toLowerCase()}`;
  const title = `${measureLabels[measure]} by ${dimensionLabels[rows].toLowerCase()}${across}`;
  const hasOther = columnPagination.pages > 1;
  const cellsOf = (row: typeof total) => (
    <>
      {columnItems.map(({ key }, index) => (
        <Table.Td key={key} ta="end">
          {figureText(measure, row.cells[index] ?? 0)}
        </Table.Td>
      ))}
      {hasOther && <Table.Td ta="end">{figureText(measure, row.otherColumns)}</Table.Td>}
      <Table.Td ta="end" fw={columns === null ? undefined : 600}>
        {figureText(measure, row.value)}
      </Table.Td>
      <Table.Td ta="end">{figureText(measure, row.before)}</Table.Td>
      <Table.Td ta="end" className={classes.nowrap}>
        {changeText(measure, row)}
      </Table.Td>
    </>
  );
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {title}
        </Title>
        <ExportFigures
          of={title}
          question={{ ...question, page: undefined, columnPage: undefined }}
        />
      </Group>
      <Paper role="region" aria-label={title} tabIndex={0} className={classes.crossed} withBorder>
        <Table highlightOnHover verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{dimensionLabels[rows]}</Table.Th>
              {columnItems.map(({ key, label, detail }) => (
                <Table.Th key={key} ta="end">
                  {label}
                  <Detail>{detail}</Detail>
                </Table.Th>
              ))}
              {hasOther && <Table.Th ta="end">Other columns</Table.Th>}
              <Table.Th ta="end">{columns === null ? measureLabels[measure] : "Total"}</Table.Th>
              <Table.Th ta="end">{beforeLabel}</Table.Th>
              <Table.Th ta="end">Change</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((row) => (
              <Table.Tr key={row.key}>
                <Table.Th scope="row" fw="normal">
                  {onSearch ? (
                    <RowLink rows={rows} row={row} figures={figures} question={question} />
                  ) : (
                    row.label
                  )}
                  <Detail>{row.detail}</Detail>
                </Table.Th>
                {cellsOf(row)}
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            {pagination.pages > 1 && (
              <Table.Tr>
                <Table.Th scope="row" fw="normal">
                  On other pages
                </Table.Th>
                {cellsOf(otherRows)}
              </Table.Tr>
            )}
            <Table.Tr>
              <Table.Th scope="row">Total</Table.Th>
              {cellsOf(total)}
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Paper>
      {onSearch && (
        <>
          <ListPages
            {...pagination}
            onPage={(page) => onSearch(validateAnalyticsSearch({ ...question, page }))}
          />
          <ListPages
            label="Pages of columns"
            {...columnPagination}
            onPage={(columnPage) => onSearch(validateAnalyticsSearch({ ...question, columnPage }))}
          />
        </>
      )}
    </Stack>
  );
}

function Detail({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <Text size="sm" c="dimmed" fw="normal">
      {children}
    </Text>
  );
}

interface RowLinkProps extends Pick<FiguresTableProps, "figures" | "question"> {
  rows: Dimension;
  row: FiguresRow;
}

/** From a party to its own page, from anything else to the parties behind it. */
function RowLink({ rows, row: { key, label }, figures, question }: RowLinkProps) {
  if (rows === "event") {
    return (
      <Link to="/admin/analytics/events/$id" params={{ id: key }}>
        {label}
      </Link>
    );
  }
  if (question.measure === "subscribers") return label;
  const narrowed = validateAnalyticsSearch({
    ...question,
    rows: "event",
    columns: undefined,
    sort: undefined,
    page: undefined,
    ...narrowedTo(rows, key, figures),
  });
  return (
    <Link to="/admin/analytics" search={narrowed}>
      {label}
    </Link>
  );
}

/** The same question about this row alone. */
function narrowedTo(
  rows: Exclude<Dimension, "event">,
  key: string,
  { from, to }: Pick<Figures, "from" | "to">,
): Record<string, string | undefined> {
  const none = { period: undefined, month: undefined };
  switch (rows) {
    case "day":
      return { ...none, from: key, to: key };
    case "week": {
      const last = dayBefore(key, -6);
      return { ...none, from: key < from ? from : key, to: last > to ? to : last };
    }
    case "month":
      return { ...none, month: key.slice(0, 7), from: undefined, to: undefined };
    case "channel":
    case "campaign":
    case "city":
    case "country":
      return { [rows]: key };
  }
}
