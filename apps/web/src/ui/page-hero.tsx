import type { ReactNode } from "react";
import classes from "./page-hero.module.css";

interface PageHeroProps {
  title: string;
  lead: ReactNode;
  ground?: "paper" | "gold" | "coral" | "ink" | "dusk";
  /** Beside the title, or below it on a phone. */
  image?: ReactNode;
  /** The page begins right below it, on the same ground. */
  open?: boolean;
}

/** The top of a page: its title, set large, and a sentence. Each page has its own ground. */
export function PageHero({ title, lead, ground = "paper", image, open = false }: PageHeroProps) {
  const isDark = ground === "ink" || ground === "dusk";
  return (
    <header
      className={`${classes.hero} ${classes[ground]} ${open ? classes.open : ""}`}
      data-ground={isDark ? "dark" : undefined}
    >
      <div className={classes.inner}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {image && <div className={classes.image}>{image}</div>}
      </div>
    </header>
  );
}
