import { aboutTexts } from "@before-ten/contracts/site/texts/about";
import { pathTo } from "../../../lib/site-path.ts";
import { useTextImage, useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import tones from "../../../ui/sky/hour-tones.module.css";
import { PageHero } from "../../../ui/page-hero.tsx";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./about-page.module.css";

export function AboutPage() {
  const texts = useTexts(aboutTexts);
  return (
    <>
      <PageHero title={texts.title} hour={4} lead={texts.lead} />
      <Section id="story" title={texts.storyTitle} beside>
        <div className={classes.story}>
          {texts.story.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
        <dl className={`${classes.stats} ${tones.tones}`}>
          {texts.stats.map(({ id, figure, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="values" title={texts.valuesTitle} ground="ink">
        <ul className={`${classes.values} ${tones.tones}`}>
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
      <Section id="founders" title={texts.foundersTitle} ground="gold" beside>
        <blockquote className={classes.founders}>
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
      </Section>
      <Section id="cities" title={texts.citiesTitle}>
        <ul className={classes.cities}>
          {texts.cities.map(({ id, city }) => (
            <li key={id}>{city}</li>
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

function Portrait({ image, alt }: { image: string; alt: string }) {
  const chosen = useTextImage(image);
  return chosen ? (
    <ResponsiveImage
      image={{ ...chosen, alt: chosen.alt || alt }}
      placeholder="post"
      sizes="(min-width: 34rem) 15rem, 45vw"
      ratio={1}
    />
  ) : (
    <img src={image} width={240} height={240} alt={alt} loading="lazy" decoding="async" />
  );
}
