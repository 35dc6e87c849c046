import type { ReactNode } from "react";
import classes from "./status-badge.module.css";

/**
 * Meaning of a status: `live` takes place, `past` is over, `waiting` comes next, `idle` does
 * nothing, `asking` needs attention, `usual` is the normal case.
 */
export type StatusTone = "live" | "past" | "waiting" | "idle" | "asking" | "failed" | "usual";

/** A word with a coloured dot, which makes a column easy to scan. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
