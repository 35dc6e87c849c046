import type { ReactNode } from "react";
import classes from "./page-hero.module.css";
import { SkyArc } from "./sky/sky-arc.tsx";

interface PageHeroProps {
  title: string;
  lead: ReactNode;
  /** The hour of the hero's sun, from 4 to 10; each page has its own. */
  hour: number;
}

/** The top of every page but Home: its title, and the sun at its hour. */
export function PageHero({ title, lead, hour }: PageHeroProps) {
  return (
    <header className={classes.hero} data-ground="dark">
      <div className={classes.inner}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <SkyArc hour={hour} className={classes.sky} />
      </div>
    </header>
  );
}
