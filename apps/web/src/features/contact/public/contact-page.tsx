import { galleryCountries } from "@before-ten/contracts/shared/countries";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { aboutTexts } from "@before-ten/contracts/site/texts/about";
import { contactTexts } from "@before-ten/contracts/site/texts/contact";
import type { ReactNode } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { Portrait } from "../../../ui/drawings/portrait.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Questions } from "../../../ui/questions.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./contact-page.module.css";

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

interface ContactPageProps {
  /** The contact form. */
  form: ReactNode;
}

export function ContactPage({ form }: ContactPageProps) {
  const texts = useTexts(contactTexts);
  const brand = useTexts(brandTexts);
  return (
    <>
      <PageHero title={texts.title} ground="coral" lead={texts.lead} />
      <div className={classes.near}>
        <Section id="reach" title={texts.reachTitle}>
          <div className={classes.info}>
            <Info title={texts.emailTitle}>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </Info>
            <Info title={texts.phoneTitle}>
              <PhoneLink scheme="tel" number={brand.phone} />
            </Info>
            <Info title={texts.placesTitle}>
              {texts.places({ countries: list.format(galleryCountries()) })}
            </Info>
            <Info title={texts.responseTitle}>{texts.response}</Info>
          </div>
        </Section>
        <Section id="write" title={texts.writeTitle} ground="gold" beside aside={<Reader />}>
          {form}
        </Section>
      </div>
      <Section
        id="answers"
        title={texts.questionsTitle}
        beside
        aside={<a href={pathTo("/trust", { hash: "refund-policy" })}>{texts.toRefunds}</a>}
      >
        <Questions questions={texts.questions} />
      </Section>
      <Section id="urgent" title={texts.urgentTitle} ground="ink" beside>
        <div className={classes.urgent}>
          <p>{texts.urgent}</p>
          <dl className={classes.ways}>
            <div>
              <dt>{texts.urgentEmailLabel}</dt>
              <dd>
                <a href={`mailto:${brand.urgentEmail}`}>{brand.urgentEmail}</a>
              </dd>
            </div>
            <div>
              <dt>{texts.textNumberLabel}</dt>
              <dd>
                <PhoneLink scheme="sms" number={brand.textNumber} />
              </dd>
            </div>
          </dl>
        </div>
      </Section>
      <Section
        id="partners"
        title={texts.partnersTitle}
        aside={<a href={`mailto:${brand.partnershipEmail}`}>{brand.partnershipEmail}</a>}
      >
        <div className={classes.partners}>
          {texts.partners.map(({ id, title, text }) => (
            <div key={id} className={classes.card}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

function Info({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.card}>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}

/** Whose face a message is written to. */
function Reader() {
  const { founders, portrait } = useTexts(aboutTexts);
  const texts = useTexts(contactTexts);
  const [reader] = founders;
  return (
    reader && (
      <figure className={classes.reader}>
        <Portrait image={reader.image} alt={portrait(reader)} />
        <figcaption>{texts.reader(reader)}</figcaption>
      </figure>
    )
  );
}

function PhoneLink({ scheme, number }: { scheme: "tel" | "sms"; number: string }) {
  return <a href={`${scheme}:${number.replaceAll(" ", "")}`}>{number}</a>;
}
