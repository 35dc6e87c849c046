import { brand } from "@before-ten/contracts/shared/brand";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { HeroFilm } from "./hero-film.tsx";
import classes from "./hero.module.css";
import { HourArc } from "./hour-arc.tsx";

export function Hero() {
  return (
    <section className={classes.hero} data-ground="dark">
      <HeroFilm />
      <div className={classes.veil} />
      <div className={classes.inner}>
        <h1 className={classes.title}>{brand.tagline}</h1>
        <p className={classes.lead}>
          The dance floor opens at four and you are home by half past ten. Day parties for people
          over thirty, from Melbourne to London.
        </p>
        <a href={pathTo("/events")} className={actionClass("gold", "large")}>
          See the next parties
        </a>
      </div>
      <HourArc />
    </section>
  );
}
