import type { ReactNode } from "react";
import { SkyArc } from "../../../../ui/sky/sky-arc.tsx";
import classes from "./last-ticket.module.css";

/** An `li` that ends a list of tickets: a blank one that fills its row and links onwards. */
export function LastTicket({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className={classes.end} data-end>
      <div className={classes.last}>
        <div className={classes.sky}>
          <SkyArc hour={4} className={classes.arc} />
        </div>
        <div className={classes.words}>
          <p className={classes.text}>{text}</p>
          {children}
        </div>
      </div>
    </li>
  );
}
