import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { heroFilmTexts } from "@before-ten/contracts/site/texts/hero-film";
import { homeTexts } from "@before-ten/contracts/site/texts/home";
import { pathTo } from "../../../lib/site-path.ts";
import { useElementTexts, useTextImage, useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import classes from "./hero.module.css";
import { hours, linePath, wayTo } from "./hour-arc-geometry.ts";
import arcClasses from "./hour-arc.module.css";

/** Stills and films were cropped for tall windows; a wider one shows more than they contain. */
const phone = "(max-width: 45rem) and (max-aspect-ratio: 13/20)";

/**
 * The film waits for the page, and isn't loaded at all with data saving or reduced motion
 * (`hero-film.element.ts`): its first frame is shown instead, as for everyone at first.
 */
function HeroFilm() {
  const { pause } = useTexts(heroFilmTexts);
  const { heroImage } = useTexts(homeTexts);
  const chosen = useTextImage(heroImage);
  const changedTexts = useElementTexts(heroFilmTexts);
  if (chosen) {
    return (
      <ResponsiveImage
        image={{ ...chosen, alt: "" }}
        placeholder="post"
        sizes="100vw"
        priority
        className={classes.film}
      />
    );
  }
  return (
    <hero-film data-texts={changedTexts}>
      <picture>
        <source media={phone} type="image/avif" srcSet="/films/hero-phone.avif" />
        <source media={phone} srcSet="/films/hero-phone.webp" />
        <source type="image/avif" srcSet="/films/hero.avif" />
        <img src={heroImage} alt="" fetchPriority="high" className={classes.film} />
      </picture>
      <template>
        <video className={classes.film} autoPlay muted loop playsInline aria-hidden>
          <source
            media={phone}
            src="/films/hero-phone.webm"
            type={'video/webm; codecs="av01.0.05M.10"'}
          />
          <source
            media={phone}
            src="/films/hero-phone.mp4"
            type={'video/mp4; codecs="avc1.640028"'}
          />
          <source src="/films/hero.webm" type={'video/webm; codecs="av01.0.08M.10"'} />
          <source src="/films/hero.mp4" type={'video/mp4; codecs="avc1.640028"'} />
        </video>
        <button type="button" className={classes.pause} aria-label={pause}>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path className={classes.playSign} d="M4 2l10 6-10 6z" />
            <path className={classes.pauseSign} d="M3 2h4v12H3zM9 2h4v12H9z" />
          </svg>
        </button>
      </template>
    </hero-film>
  );
}

export function Hero() {
  const { lead, toParties } = useTexts(homeTexts);
  const { tagline } = useTexts(brandTexts);
  return (
    <section className={classes.hero} data-ground="dark">
      <HeroFilm />
      <div className={classes.veil} />
      <div className={classes.inner}>
        <h1 className={classes.title}>{tagline}</h1>
        <p className={classes.lead}>{lead}</p>
        <a href={pathTo("/events")} className={actionClass("gold", "large")}>
          {toParties}
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
