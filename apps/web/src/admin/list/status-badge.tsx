import type { ReactNode } from "react";
import classes from "./status-badge.module.css";

/**
 * The meaning of a status: `live` takes place, `past` is over, `waiting` comes next, `idle` does
 * nothing, `asking` needs somebody, `usual` is no news.
 */
export type StatusTone = "live" | "past" | "waiting" | "idle" | "asking" | "failed" | "usual";

/** A word with a dot: the word says it, the dot lets the eye run down a column. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
