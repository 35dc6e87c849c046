import { homeTexts } from "@before-ten/contracts/site/texts/home";
import type { ReactNode } from "react";
import { StylesOfTheRest } from "../../../lib/page/linked-styles.tsx";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { Section } from "../../../ui/section.tsx";
import { Hero } from "./hero.tsx";
import { Testimonials } from "./testimonials.tsx";
import tones from "../../../ui/sky/hour-tones.module.css";
import classes from "./hour-features.module.css";

/** Four reasons to come, each at an hour of the party. */
function HourFeatures() {
  const { features } = useTexts(homeTexts);
  return (
    <ol className={`${classes.list} ${tones.tones}`}>
      {features.map(({ id, hour, title, text }) => (
        <li key={id}>
          <p className={classes.hour}>{hour}</p>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface HomePageProps {
  upcoming: ReactNode;
  newsletter: ReactNode;
}

export function HomePage({ upcoming, newsletter }: HomePageProps) {
  const texts = useTexts(homeTexts);
  return (
    <>
      <Hero />
      <StylesOfTheRest />
      <Section
        id="upcoming"
        title={texts.upcomingTitle}
        below
        aside={<a href={pathTo("/events")}>{texts.toEvents}</a>}
      >
        {upcoming}
      </Section>
      <Section id="features" title={texts.featuresTitle} ground="ink" below>
        <HourFeatures />
      </Section>
      <Section id="voices" title={texts.testimonialsTitle} below>
        <Testimonials />
      </Section>
      <Section id="newsletter" title={texts.newsletterTitle} ground="gold" beside below>
        {newsletter}
      </Section>
    </>
  );
}
