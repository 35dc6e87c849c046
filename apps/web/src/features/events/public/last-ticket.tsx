import type { ReactNode } from "react";
import { SkyArc } from "../../../ui/sky-arc.tsx";
import classes from "./ticket-grid.module.css";

/**
 * Ends a list of tickets: one that isn't printed yet, as wide as what is left of its row, with the
 * way on.
 */
export function LastTicket({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={classes.last}>
      <div className={classes.sky}>
        <SkyArc hour={4} className={classes.arc} />
      </div>
      <div className={classes.words}>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </div>
  );
}
