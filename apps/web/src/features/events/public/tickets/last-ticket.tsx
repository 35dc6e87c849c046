import type { ReactNode } from "react";
import classes from "./last-ticket.module.css";

/** An `li` that ends a list of tickets and links onwards. */
export function LastTicket({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className={classes.end} data-end>
      <div className={classes.last}>
        <div className={classes.words}>
          <p className={classes.text}>{text}</p>
          {children}
        </div>
        <div className={classes.sky} />
      </div>
    </li>
  );
}
