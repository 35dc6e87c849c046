import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { trustTexts } from "@before-ten/contracts/site/texts/trust";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Questions } from "../../../ui/questions.tsx";
import { Section } from "../../../ui/section.tsx";
import tones from "../../../ui/sky/hour-tones.module.css";
import classes from "./trust-page.module.css";

export function TrustPage() {
  const texts = useTexts(trustTexts);
  const { email } = useTexts(brandTexts);
  return (
    <>
      <PageHero title={texts.title} hour={8} lead={texts.lead} />
      <Section id="reviews" title={texts.reviewsTitle}>
        <ul className={classes.reviews}>
          {texts.reviews.map(({ id, text, where }) => (
            <li key={id} className={classes.review}>
              <span className={classes.stars} role="img" aria-label={texts.stars}>
                ★★★★★
              </span>
              <p>{text}</p>
              <p className={classes.guest}>
                <strong>{texts.guest}</strong> {where}
              </p>
            </li>
          ))}
        </ul>
        <p className={classes.honest}>{texts.reviewsNote}</p>
      </Section>
      <Section id="promises" title={texts.promisesTitle} ground="ink">
        <ul className={`${classes.points} ${tones.tones}`}>
          {texts.promises.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="refund-policy" title={texts.refundsTitle}>
        <div className={classes.refunds}>
          {texts.refunds.map(({ id, share, title, text }) => (
            <article key={id} className={classes.refund}>
              <p className={classes.share}>{share}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
        <div className={classes.actions}>
          <a href={pathTo("/contact")} className={actionClass("ink", "large")}>
            {texts.toContact}
          </a>
          <a href={`mailto:${email}`} className={actionClass("outline", "large")}>
            {email}
          </a>
        </div>
      </Section>
      <Section id="faq" title={texts.questionsTitle} ground="gold" beside>
        <Questions questions={texts.questions} />
      </Section>
    </>
  );
}
