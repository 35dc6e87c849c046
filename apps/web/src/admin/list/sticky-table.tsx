import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./sticky-table.module.css";

interface StickyTableProps {
  /** How much room its columns need before the window scrolls it, rather than the table itself. */
  size: "medium" | "wide";
  children: ReactNode;
}

/**
 * A table whose head stays in sight while its rows scroll. Where it has no room each row stands for
 * itself, with `data-label` before a cell.
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
