import type { ReactNode } from "react";
import classes from "./ticket-grid.module.css";

interface TicketGridProps {
  /** The tickets, an `li` each; one with `data-ends-at` leaves the list at that instant. */
  children: ReactNode;
  /** An `li` that ends the list. */
  end: ReactNode;
  /** Shown when the last ticket has left the list. */
  empty?: ReactNode;
}

export function TicketGrid({ children, end, empty }: TicketGridProps) {
  return (
    <ticket-grid className={classes.frame}>
      <TicketList end={end}>{children}</TicketList>
      {empty !== undefined && <template>{empty}</template>}
    </ticket-grid>
  );
}

interface TicketListProps extends Pick<TicketGridProps, "children" | "end"> {
  /** Id of its heading, if a frame has more than one list. */
  labelledBy?: string;
}

export function TicketList({ children, end, labelledBy }: TicketListProps) {
  return (
    <ul className={classes.grid} data-lays-out aria-labelledby={labelledBy}>
      {children}
      {end}
    </ul>
  );
}
