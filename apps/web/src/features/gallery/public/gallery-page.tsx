import type { ReactNode } from "react";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./gallery-page.module.css";
import { waiting } from "../../../lib/page/come-alive.ts";

/** @param list The past events, by country. */
export function GalleryPage({ list }: { list: ReactNode }) {
  return (
    <>
      <PageHero
        title="Gallery"
        hour={10}
        lead="Parties that started in daylight and sent everyone home in good time."
      />
      {list}
      <Section id="films" title="On film" ground="ink">
        <div className={classes.films}>
          <ClubFilm name="highlights" title="Event highlights" />
          <ClubFilm name="stories" title="Community stories" />
        </div>
      </Section>
    </>
  );
}

/**
 * A silent loop that plays and pauses on a click anywhere on it or by keyboard
 * (`club-film.element.ts`). Nothing is loaded before that.
 */
function ClubFilm({ name, title }: { name: "highlights" | "stories"; title: string }) {
  return (
    <figure className={classes.film}>
      <club-film {...waiting}>
        {/* Its first frame. The `poster` of a video would be loaded however far below the
            window it is. */}
        <img src={`/films/${name}.avif`} width={960} height={540} alt="" loading="lazy" />
        <video muted loop playsInline preload="none" aria-hidden>
          <source src={`/films/${name}.webm`} type="video/webm" />
          <source src={`/films/${name}.mp4`} type="video/mp4" />
        </video>
        <button type="button" className={classes.toggle}>
          <span className={classes.sign} aria-hidden="true">
            ▶
          </span>
          <span>Play: {title}</span>
        </button>
      </club-film>
    </figure>
  );
}
