import { brand } from "@before-ten/contracts/shared/brand";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Questions } from "../../../ui/questions.tsx";
import { Section } from "../../../ui/section.tsx";
import tones from "../../../ui/sky/hour-tones.module.css";
import { questions } from "./questions.ts";
import classes from "./trust-page.module.css";

/**
 * Placeholders until real guests have agreed to be quoted, which the page says: no names, and no
 * structured data that search engines read as reviews.
 */
const praise = [
  {
    text: "Home by half past ten, with sore feet and a voice to match.",
    where: "Melbourne, after a 90s Saturday",
  },
  {
    text: "The first party in years where I knew every song and could still hear my friends.",
    where: "Auckland, after an 80s afternoon",
  },
  {
    text: "Friendly door, clean room, cold drinks. Everything a grown-up asks of an afternoon.",
    where: "London, after a Sunday disco",
  },
  {
    text: "I came alone and left with three numbers and a plan for the next one.",
    where: "Toronto, after a new wave Sunday",
  },
  {
    text: "The sound was better than at places that charge twice as much.",
    where: "Sydney, after a rooftop house party",
  },
  {
    text: "I had to cancel, and the money was back before I had finished being annoyed.",
    where: "London, before a soul matinee",
  },
] as const;

const trustPoints = [
  {
    title: "Secure Payments",
    text: `Tickets are paid through ${brand.paymentProvider} on the ticket page. We never see your card.`,
  },
  {
    title: "Verified Venues",
    text: "We visit every room before we book it: exits, sound, bar, toilets and the way home.",
  },
  {
    title: "100% Satisfaction",
    text: "If the party was not what we promised, write to us and you get your money back.",
  },
  {
    title: "Quality Music",
    text: "DJs who lived through the decades they play, on a sound system that deserves them.",
  },
] as const;

export function TrustPage() {
  return (
    <>
      <PageHero
        title="Trust & Reviews"
        hour={8}
        lead="What guests say, what we promise, and what happens when plans change."
      />
      <Section id="reviews" title="What guests say">
        <ul className={classes.reviews}>
          {praise.map(({ text, where }) => (
            <li key={text} className={classes.review}>
              <span className={classes.stars} role="img" aria-label="Five out of five stars">
                ★★★★★
              </span>
              <p>{text}</p>
              <p className={classes.guest}>
                <strong>A guest</strong> {where}
              </p>
            </li>
          ))}
        </ul>
        <p className={classes.honest}>
          These six are examples, in our own words, of what guests tell us.
        </p>
      </Section>
      <Section id="promises" title="What we promise" ground="ink">
        <ul className={`${classes.points} ${tones.tones}`}>
          {trustPoints.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="refund-policy" title="Refund Policy">
        <div className={classes.refunds}>
          <article className={classes.refund}>
            <p className={classes.share}>100%</p>
            <h3>Full refund</h3>
            <p>Cancel 48 hours or more before the party starts and you get everything back.</p>
          </article>
          <article className={classes.refund}>
            <p className={classes.share}>75%</p>
            <h3>Partial refund</h3>
            <p>
              Cancel 24-48 hours before and you get 75% back, less a $5 processing fee (5 in
              whatever currency you paid in, so £5 in London). It takes 3-5 business days to
              process.
            </p>
          </article>
        </div>
        <div className={classes.actions}>
          <a href={pathTo("/contact")} className={actionClass("ink", "large")}>
            Ask for a refund
          </a>
          <a href={`mailto:${brand.email}`} className={actionClass("outline", "large")}>
            {brand.email}
          </a>
        </div>
      </Section>
      <Section id="faq" title="Questions, answered" ground="gold" beside>
        <Questions questions={questions} />
      </Section>
    </>
  );
}
