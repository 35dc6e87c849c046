import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./sticky-table.module.css";

interface StickyTableProps {
  /** Width from which the window scrolls the table, rather than the table itself. */
  size: "medium" | "wide";
  children: ReactNode;
}

/**
 * A table with a sticky header. On narrow screens each row becomes a card, with `data-label` before
 * each cell.
 */
export function StickyTable({ size, children }: StickyTableProps) {
  return (
    <div className={`${classes.scroll} ${classes[size]}`}>
      <Table highlightOnHover verticalSpacing={6}>
        {children}
      </Table>
    </div>
  );
}
