import { brand } from "@before-ten/contracts/shared/brand";
import type { ReactNode } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import tones from "../../../ui/sky/hour-tones.module.css";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Questions } from "../../../ui/questions.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./contact-page.module.css";

/** Questions that visitors ask often, answered beside the form. */
const contactAnswers = [
  {
    question: "Can I get a refund?",
    answer:
      "Yes: refunds up to 48 hours before the party, in full. For anything later, see our refund policy.",
  },
  {
    question: "Is there a group discount?",
    answer:
      "Yes, for groups of 6 or more. Write to us before you book, and tell us which party and how many of you there are.",
  },
  {
    question: "How quickly do you reply?",
    answer:
      "Within 24-48 hours. On the day of a party, use the urgent email or the text number below.",
  },
  {
    question: "Who is it for?",
    answer:
      "Our parties are made for a 30+ crowd. Nobody is too old, and nobody has to dance alone.",
  },
  {
    question: "Can I pass my ticket on?",
    answer:
      "Yes. Send us your booking and your friend's name, and we'll change the name on the list.",
  },
  {
    question: "When does a party start and end?",
    answer:
      "Our parties run from 4PM to 10PM, local time. Where a party keeps other hours, its page says so.",
  },
] as const;

const partnerships = [
  {
    title: "Venues",
    text: "You have a room with daylight, a floor and neighbours who go to bed early.",
  },
  {
    title: "Event sponsors",
    text: "You make something that grown-ups like to hold at half past five.",
  },
  {
    title: "Collaborators",
    text: "You play, cook, film or write, and remember where you were in 1989.",
  },
] as const;

interface ContactPageProps {
  /** The contact form. */
  form: ReactNode;
}

export function ContactPage({ form }: ContactPageProps) {
  return (
    <>
      <PageHero
        title="Get in Touch"
        hour={6}
        lead="Tell us what you need, what you loved or what we should play next. A person reads every message."
      />
      <div className={classes.near}>
        <Section id="reach" title="Where to find us">
          <div className={`${classes.info} ${tones.tones}`}>
            <Info title="Email">
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </Info>
            <Info title="Phone">
              <PhoneLink scheme="tel" number={brand.phone} />
            </Info>
            <Info title="Global presence">AU, NZ, US, UK and CA</Info>
            <Info title="Response time">24-48 hours</Info>
          </div>
        </Section>
        <Section id="write" title="Write to us" ground="gold">
          {form}
        </Section>
      </div>
      <Section
        id="answers"
        title="Quick answers"
        beside
        aside={<a href={pathTo("/trust", { hash: "refund-policy" })}>Refund Policy</a>}
      >
        <Questions questions={contactAnswers} />
      </Section>
      <Section id="urgent" title="Need Immediate Help?" ground="ink" beside>
        <div className={classes.urgent}>
          <p>On the day of a party, someone is watching both of these.</p>
          <dl className={classes.ways}>
            <div>
              <dt>Urgent email</dt>
              <dd>
                <a href={`mailto:${brand.urgentEmail}`}>{brand.urgentEmail}</a>
              </dd>
            </div>
            <div>
              <dt>Text us</dt>
              <dd>
                <PhoneLink scheme="sms" number={brand.textNumber} />
              </dd>
            </div>
          </dl>
        </div>
      </Section>
      <Section
        id="partners"
        title="Partner with us"
        aside={<a href={`mailto:${brand.partnershipEmail}`}>{brand.partnershipEmail}</a>}
      >
        <div className={`${classes.partners} ${tones.tones}`}>
          {partnerships.map(({ title, text }) => (
            <div key={title} className={classes.card}>
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

function PhoneLink({ scheme, number }: { scheme: "tel" | "sms"; number: string }) {
  return <a href={`${scheme}:${number.replaceAll(" ", "")}`}>{number}</a>;
}
