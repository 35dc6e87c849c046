import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./two-values.module.css";

interface TwoValuesProps {
  /** Name of the value, e.g. `Price`. */
  label: string;
  /** The event's value, or its form's. */
  ours: { label: string; text: string };
  found: string;
  /** Actions for the difference. */
  children: ReactNode;
}

/** Compares one value of an event with that of its ticket page. */
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
