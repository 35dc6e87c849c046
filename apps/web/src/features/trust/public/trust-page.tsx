import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { trustTexts } from "@before-ten/contracts/site/texts/trust";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Questions } from "../../../ui/questions.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./trust-page.module.css";

export function TrustPage() {
  const texts = useTexts(trustTexts);
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <RefundPolicy />
      <Section id="faq" title={texts.questionsTitle} beside>
        <Questions questions={texts.questions} />
      </Section>
      <Section id="promises" title={texts.promisesTitle} ground="ink">
        <ul className={classes.promises}>
          {texts.promises.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="reviews"
        title={texts.reviewsTitle}
        aside={<p className={classes.samples}>{texts.reviewsNote}</p>}
      >
        <ul className={classes.reviews}>
          {texts.reviews.map(({ id, text, where }) => (
            <li key={id}>
              <span className={classes.stars} role="img" aria-label={texts.stars}>
                ★★★★★
              </span>
              <p className={classes.words}>{text}</p>
              <p className={classes.guest}>
                <strong>{texts.guest}</strong> {where}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Each column of the window has its share of the price. */
function RefundPolicy() {
  const texts = useTexts(trustTexts);
  const { email } = useTexts(brandTexts);
  return (
    <section id="refund-policy" aria-labelledby="refund-policy-title" className={classes.policy}>
      <div className={classes.ways}>
        <h2 id="refund-policy-title">{texts.refundsTitle}</h2>
        <a href={pathTo("/contact")} className={actionClass("ink")}>
          {texts.toContact}
        </a>
        <a href={`mailto:${email}`} className={actionClass("outline")}>
          {email}
        </a>
      </div>
      <div className={classes.refunds}>
        {texts.refunds.map(({ id, share, title, text }) => (
          <article key={id} className={classes.refund}>
            <p className={classes.share}>{share}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
