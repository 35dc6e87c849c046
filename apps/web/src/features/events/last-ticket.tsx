import type { ReactNode } from "react";
import { Arc } from "../../ui/arc.tsx";
import classes from "./ticket-grid.module.css";

/** Ends a list of tickets: an unprinted one, as wide as what is left of its row, with the way on. */
export function LastTicket({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={classes.last}>
      <Arc width={88} progress={0.5} />
      <p className={classes.words}>{text}</p>
      {children}
    </div>
  );
}
