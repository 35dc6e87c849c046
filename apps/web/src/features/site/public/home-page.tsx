import type { ReactNode } from "react";
import { StylesOfTheRest } from "../../../lib/page/linked-styles.tsx";
import { pathTo } from "../../../lib/site-path.ts";
import { Section } from "../../../ui/section.tsx";
import { Hero } from "./hero.tsx";
import { Testimonials } from "./testimonials.tsx";
import tones from "../../../ui/sky/hour-tones.module.css";
import classes from "./hour-features.module.css";

const features = [
  {
    hour: "4 PM",
    title: "Nostalgic Music",
    text: "Doors open on songs you know by heart: 80s, 90s and early 2000s dance, played by people who bought it the first time round.",
  },
  {
    hour: "6 PM",
    title: "Perfect Timing",
    text: "4PM to 10PM. The floor is full by six, and the babysitter, the last train and tomorrow morning all stay on your side.",
  },
  {
    hour: "8 PM",
    title: "30+ Community",
    text: "You came alone and know half the room: grown-ups, all here for the dancing.",
  },
  {
    hour: "10 PM",
    title: "Global Locations",
    text: "The last song, and home by half past. From Melbourne to Toronto, every city has its own sunset.",
  },
] as const;

/** Four reasons to come, each at an hour of the party. */
function HourFeatures() {
  return (
    <ol className={`${classes.list} ${tones.tones}`}>
      {features.map(({ hour, title, text }) => (
        <li key={hour}>
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
