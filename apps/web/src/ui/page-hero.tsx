import type { ReactNode } from "react";
import classes from "./page-hero.module.css";

/** How every page but Home begins. */
export function PageHero({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <header className={classes.hero} data-ground="dark">
      <div className={classes.inner}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </div>
    </header>
  );
}
