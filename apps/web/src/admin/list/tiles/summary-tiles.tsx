import type { ReactNode } from "react";
import classes from "./summary-tiles.module.css";

/** Figures above a form, side by side even on a phone. */
export function SummaryTiles({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Summary" className={classes.tiles}>
      {children}
    </section>
  );
}
