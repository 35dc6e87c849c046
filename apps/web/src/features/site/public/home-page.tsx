import { homeTexts } from "@before-ten/contracts/site/texts/home";
import type { ReactNode } from "react";
import { StylesOfTheRest } from "../../../lib/page/linked-styles.tsx";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { Section } from "../../../ui/section.tsx";
import { Hero } from "./hero.tsx";
import { Testimonials } from "./testimonials.tsx";
import classes from "./hour-features.module.css";

/** Four reasons to come, each at an hour of the party: bands of colour from gold to night. */
function HourFeatures() {
  const { featuresTitle, features } = useTexts(homeTexts);
  return (
    <section id="features" aria-labelledby="features-title" className={classes.hours} data-below="">
      <h2 id="features-title" className={classes.heading}>
        {featuresTitle}
      </h2>
      <ol className={classes.list}>
        {features.map(({ id, hour, title, text }) => (
          <li key={id}>
            <p className={classes.hour}>{hour}</p>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
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
      <HourFeatures />
      <Section id="voices" title={texts.testimonialsTitle} below>
        <Testimonials />
      </Section>
      <Section id="newsletter" title={texts.newsletterTitle} ground="gold" beside below>
        {newsletter}
      </Section>
    </>
  );
}
