import type { ReactNode } from "react";
import classes from "./ticket-grid.module.css";

interface TicketGridProps {
  /** The tickets, each in an `li`; one with `data-ends-at` leaves the list at that instant. */
  children: ReactNode;
  /** What ends the list. */
  end: ReactNode;
  /** What stands there when the last ticket has left the list. */
  empty?: ReactNode;
}

export function TicketGrid({ children, end, empty }: TicketGridProps) {
  return (
    <ticket-grid className={classes.frame}>
      <ul className={classes.grid} data-lays-out>
        {children}
        {end !== null && <li className={classes.end}>{end}</li>}
      </ul>
      {empty !== undefined && <template>{empty}</template>}
    </ticket-grid>
  );
}
