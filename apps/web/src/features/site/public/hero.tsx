import { brand } from "@before-ten/contracts/shared/brand";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { HeroFilm } from "./hero-film.tsx";
import classes from "./hero.module.css";
import { hours, linePath, wayTo } from "./hour-arc-geometry.ts";
import arcClasses from "./hour-arc.module.css";

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

/**
 * The party's hours across the whole width. Between four and ten the sun follows the visitor's
 * clock (`hour-arc.element.ts`); otherwise, and until scripts run, it rises at four and moves with
 * scrolling.
 */
function HourArc() {
  return (
    <hour-arc className={arcClasses.arc} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={arcClasses.line} d={linePath} strokeWidth={1.5} />
      </svg>
      {hours.map((hour, index) => (
        <span
          key={hour}
          className={arcClasses.hour}
          style={{ translate: wayTo(index / (hours.length - 1)) }}
        >
          {hour}
        </span>
      ))}
      <i className={arcClasses.sun} style={{ translate: wayTo(0) }} />
    </hour-arc>
  );
}
