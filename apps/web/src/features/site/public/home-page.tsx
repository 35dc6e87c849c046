import type { ReactNode } from "react";
import { StylesOfTheRest } from "../../../lib/page/linked-styles.tsx";
import { pathTo } from "../../../lib/site-path.ts";
import { Section } from "../../../ui/section.tsx";
import { Hero } from "./hero.tsx";
import { HourFeatures } from "./hour-features.tsx";
import { Testimonials } from "./testimonials.tsx";

interface HomePageProps {
  upcoming: ReactNode;
  newsletter: ReactNode;
}

export function HomePage({ upcoming, newsletter }: HomePageProps) {
  return (
    <>
      <Hero />
      <StylesOfTheRest />
      <Section
        id="upcoming"
        title="Coming up"
        below
        aside={<a href={pathTo("/events")}>View All Events</a>}
      >
        {upcoming}
      </Section>
      <Section id="features" title="Six hours, done right" ground="ink" below>
        <HourFeatures />
      </Section>
      <Section id="voices" title="Heard on the way home" below>
        <Testimonials />
      </Section>
      <Section id="newsletter" title="Be first through the door" ground="gold" beside below>
        {newsletter}
      </Section>
    </>
  );
}
