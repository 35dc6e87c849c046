import { brand } from "@before-ten/contracts/shared/brand";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import tones from "../../../ui/sky/hour-tones.module.css";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./about-page.module.css";

const stats = [
  { figure: "50,000+", label: "attendees" },
  { figure: "100+", label: "events" },
  { figure: "5", label: "countries" },
  { figure: "98%", label: "satisfaction" },
] as const;

const values = [
  {
    title: "Daylight first",
    text: "Doors open at four. You see the room, the people and the sunset, and you remember all three.",
  },
  {
    title: "Songs with a history",
    text: "80s, 90s and early 2000s dance. If you can't sing along by the second chorus, we have failed.",
  },
  {
    title: "A room of grown-ups",
    text: "People who hold the door, mind the step and still stay until the last record.",
  },
  {
    title: "Tomorrow counts",
    text: "Home by half past ten means that Sunday is a day, not a recovery.",
  },
] as const;

const timeline = [
  {
    year: "2019",
    text: "The first afternoon: one room in Melbourne, two hundred people, one borrowed mixer.",
  },
  {
    year: "2020",
    text: "The rooms close. We play records into living rooms, every Saturday at four.",
  },
  { year: "2021", text: "Sydney. The queue is in sun hats." },
  { year: "2022", text: "Auckland, and with it our first party on the water." },
  {
    year: "2023",
    text: "London and Toronto. It turns out that four o'clock works in any weather.",
  },
  { year: "2024", text: "The hundredth party, and the fifth country." },
] as const;

const cities = ["Melbourne", "Sydney", "Auckland", "Toronto", "London"] as const;

export function AboutPage() {
  return (
    <>
      <PageHero
        title="Why 4PM?"
        hour={4}
        lead="Because the best hours of a party were never the late ones. They were just the only ones on offer."
      />
      <Section id="story" title="Our story" beside>
        <div className={classes.story}>
          <p>
            {brand.name} began with a simple sum. A night out cost a Saturday evening, a babysitter,
            a taxi and most of Sunday. The dancing itself took about two hours of it.
          </p>
          <p>
            So we kept the dancing and gave back the rest: 4PM to 10PM. We start while the sun is
            up, we play the songs that made us dance in the first place, and we stop when the
            evening still belongs to you.
          </p>
        </div>
        <dl className={`${classes.stats} ${tones.tones}`}>
          {stats.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="values" title="What we stand for" ground="ink">
        <ul className={`${classes.values} ${tones.tones}`}>
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="timeline" title="From one room to the world">
        <ol className={classes.timeline}>
          {timeline.map(({ year, text }) => (
            <li key={year}>
              <strong>{year}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="founders" title="A word from the founders" ground="gold" beside>
        <blockquote className={classes.founders}>
          {brand.foundersMessage.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <footer>
            {brand.founders.map(({ name }) => name).join(" and ")}, the founders of {brand.name}
          </footer>
        </blockquote>
        <ul className={classes.people}>
          {brand.founders.map(({ name, does, portrait }) => (
            <li key={name}>
              <img
                src={portrait}
                width={240}
                height={240}
                alt={`Drawn portrait of ${name}`}
                loading="lazy"
                decoding="async"
              />
              <p>
                <strong>{name}</strong> {does}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="cities" title="Where we dance">
        <ul className={classes.cities}>
          {cities.map((city) => (
            <li key={city}>{city}</li>
          ))}
        </ul>
        <p className={classes.guests}>And every now and then, as guests, in Singapore.</p>
        <div className={classes.actions}>
          <a href={pathTo("/events")} className={actionClass("gold", "large")}>
            See the next parties
          </a>
          <a href={pathTo("/contact")} className={actionClass("outline", "large")}>
            Bring us to your city
          </a>
        </div>
      </Section>
    </>
  );
}
