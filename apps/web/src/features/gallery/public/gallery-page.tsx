import { clubFilmTexts } from "@before-ten/contracts/site/texts/club-film";
import { galleryTexts } from "@before-ten/contracts/site/texts/events/gallery";
import type { ReactNode } from "react";
import { useElementTexts, useTexts } from "../../../lib/site-texts.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./gallery-page.module.css";
import { waiting } from "../../../lib/page/come-alive.ts";

/** @param list The past events, by country. */
export function GalleryPage({ list }: { list: ReactNode }) {
  const texts = useTexts(galleryTexts);
  return (
    <>
      <PageHero title={texts.title} ground="ink" lead={texts.lead} />
      {list}
      <Section id="films" title={texts.filmsTitle} ground="ink">
        <div className={classes.films}>
          <ClubFilm name="highlights" title={texts.highlights} />
          <ClubFilm name="stories" title={texts.stories} />
        </div>
      </Section>
    </>
  );
}

/**
 * A silent loop that plays and pauses on a click anywhere on it or by keyboard
 * (`club-film.element.ts`), and while it is visible. Nothing is loaded before that.
 */
function ClubFilm({ name, title }: { name: "highlights" | "stories"; title: string }) {
  const texts = useTexts(clubFilmTexts);
  const isChanged = useElementTexts(clubFilmTexts) !== undefined;
  return (
    <figure className={classes.film}>
      <club-film {...waiting} pause={isChanged ? texts.pause({ film: title }) : undefined}>
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
          <span>{texts.play({ film: title })}</span>
        </button>
      </club-film>
    </figure>
  );
}
