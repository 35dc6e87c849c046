import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./two-values.module.css";

interface TwoValuesProps {
  /** What the two values are of: `Price`. */
  label: string;
  /** What stands in the event, or in its form. */
  ours: { label: string; text: string };
  found: string;
  /** What one can do about it. */
  children: ReactNode;
}

/** One thing that an event and its ticket page say, side by side. */
export function TwoValues({ label, ours, found, children }: TwoValuesProps) {
  return (
    <li className={classes.row}>
      <Text fw={600} size="sm">
        {label}
      </Text>
      <dl className={classes.values}>
        <div>
          <dt>{ours.label}</dt>
          <dd>{ours.text}</dd>
        </div>
        <div className={classes.found}>
          <dt>Ticket page</dt>
          <dd>{found}</dd>
        </div>
      </dl>
      <div className={classes.actions}>{children}</div>
    </li>
  );
}

export function TwoValuesList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}
