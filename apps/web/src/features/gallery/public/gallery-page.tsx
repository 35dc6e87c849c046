import type { ReactNode } from "react";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import { ClubFilm } from "./club-film.tsx";
import classes from "./gallery-page.module.css";

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
