import type { ReactNode } from "react";
import classes from "./ticket-grid.module.css";

interface TicketGridProps {
  /** The tickets, each in an `li`. */
  children: ReactNode;
  /** What ends the list. */
  end: ReactNode;
}

export function TicketGrid({ children, end }: TicketGridProps) {
  return (
    <div className={classes.frame}>
      <ul className={classes.grid}>
        {children}
        {end !== null && <li className={classes.end}>{end}</li>}
      </ul>
    </div>
  );
}
