import { aboutTexts } from "@before-ten/contracts/site/texts/about";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Portrait } from "../../../ui/drawings/portrait.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./about-page.module.css";

export function AboutPage() {
  const texts = useTexts(aboutTexts);
  return (
    <>
      <PageHero title={texts.title} ground="gold" open lead={texts.lead} />
      <FoundersLetter />
      <Section id="story" title={texts.storyTitle} beside>
        <div className={classes.story}>
          {texts.story.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
        <dl className={classes.stats}>
          {texts.stats.map(({ id, figure, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="values" title={texts.valuesTitle} ground="ink">
        <ul className={classes.values}>
          {texts.values.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="timeline" title={texts.timelineTitle}>
        <ol className={classes.timeline}>
          {texts.timeline.map(({ id, year, text }) => (
            <li key={id}>
              <strong>{year}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="cities" title={texts.citiesTitle}>
        <ul className={classes.cities}>
          {texts.cities.map(({ id, city }) => (
            <li key={id}>
              <a href={pathTo("/events", { search: { city } })}>{city}</a>
            </li>
          ))}
        </ul>
        <p className={classes.guests}>{texts.guests}</p>
        <div className={classes.actions}>
          <a href={pathTo("/events")} className={actionClass("gold", "large")}>
            {texts.toEvents}
          </a>
          <a href={pathTo("/contact")} className={actionClass("outline", "large")}>
            {texts.toContact}
          </a>
        </div>
      </Section>
    </>
  );
}

/** A sheet of paper, with the portraits of those who signed it beside it. */
function FoundersLetter() {
  const texts = useTexts(aboutTexts);
  return (
    <section id="founders" aria-labelledby="founders-title" className={classes.founders}>
      <blockquote className={classes.letter}>
        <h2 id="founders-title">{texts.foundersTitle}</h2>
        {texts.foundersMessage.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
        <footer>
          {texts.foundersSignature({
            names: texts.founders.map(({ name }) => name).join(texts.foundersAnd),
          })}
        </footer>
      </blockquote>
      <ul className={classes.people}>
        {texts.founders.map(({ id, name, does, image }) => (
          <li key={id}>
            <Portrait image={image} alt={texts.portrait({ name })} />
            <p>
              <strong>{name}</strong> {does}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
