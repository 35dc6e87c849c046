import { legalSender } from "@before-ten/contracts/site/legal-sender";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import {
  confirmationMailTexts,
  linkMailTexts,
  welcomeMailTexts,
} from "@before-ten/contracts/site/texts/mails/newsletter";
import {
  countMailSentTo,
  findSubscriberToMail,
} from "@before-ten/db/queries/newsletter/subscribers";
import { z } from "zod";
import type { ListMail, Mail } from "../../mail/mailer.ts";
import { listMailTo, mailTo } from "../../mail/layout/mail-body.ts";
import type { MailCard } from "../../mail/layout/mail-content.ts";
import { type MailDeps, defineMail } from "../../mail/mail-kind.ts";
import { bounceSubscriber } from "./bounce-subscriber.ts";
import { signToken } from "../../mail/mailed-link.ts";
import { preferencesUrl, unsubscribeUrl } from "./subscriber-links.ts";

interface ToSubscriber {
  subscriberId: string;
}

const noteSent = ({ db }: MailDeps, { subscriberId }: ToSubscriber) =>
  countMailSentTo(db, subscriberId);
const noteBounced = (deps: MailDeps, { subscriberId }: ToSubscriber) =>
  bounceSubscriber(deps, subscriberId);

export const newsletterWelcome = defineMail({
  name: "newsletter welcome",
  priority: "low",
  nature: "newsletter",
  data: z.object({ subscriberId: z.uuid() }),
  async write({ db, clock, site, siteTexts, linkSecret, nextParties }, { subscriberId: id }) {
    const subscriber = await findSubscriberToMail(db, id);
    if (subscriber?.status !== "active") return undefined;
    const texts = await siteTexts.read();
    const parties = await nextParties.cards(db, {
      now: clock.now(),
      countries: subscriber.countries,
      limit: partiesInWelcome,
      publicUrl: site.publicUrl,
      texts,
    });
    const links = {
      events: `${site.publicUrl}/events`,
      preferences: preferencesUrl(site, linkSecret, id),
      unsubscribe: unsubscribeUrl(site, linkSecret, id),
    };
    const [country] = subscriber.countries;
    return welcomeMail(subscriber.email, { links, parties, country }, texts);
  },
  onSent: noteSent,
  onBounced: noteBounced,
});

export const newsletterConfirmation = defineMail<ToSubscriber & { consentedAtMs: number }>({
  name: "newsletter confirmation",
  priority: "low",
  nature: "notice",
  data: z.object({ subscriberId: z.uuid(), consentedAtMs: z.int() }),
  async write({ db, site, siteTexts, linkSecret }, { subscriberId: id, consentedAtMs }) {
    const subscriber = await findSubscriberToMail(db, id);
    // A subscriber who has consented again gets the mail of that consent instead.
    if (subscriber?.consented_at.getTime() !== consentedAtMs) return undefined;
    if (subscriber.status !== "pending") return undefined;
    const token = signToken(linkSecret, "confirm", `${id}.${consentedAtMs}`);
    return confirmationMail(
      subscriber.email,
      {
        confirm: `${site.publicUrl}/newsletter/confirm?token=${token}`,
        country: subscriber.countries[0],
      },
      await siteTexts.read(),
    );
  },
  onSent: noteSent,
  onBounced: noteBounced,
});

/** For subscribers who ask on the site, also those who have left: their page says what we know. */
export const newsletterLink = defineMail<ToSubscriber>({
  name: "newsletter link",
  priority: "high",
  nature: "notice",
  data: z.object({ subscriberId: z.uuid() }),
  async write({ db, site, siteTexts, linkSecret }, { subscriberId: id }) {
    const subscriber = await findSubscriberToMail(db, id);
    if (subscriber === undefined) return undefined;
    return linkMail(subscriber.email, preferencesUrl(site, linkSecret, id), await siteTexts.read());
  },
  onBounced: noteBounced,
});

const partiesInWelcome = 3;

interface WelcomeLinks {
  events: string;
  /** Link to the page where they choose what they get. */
  preferences: string;
  unsubscribe: string;
}

/** Without parties, the heading above them is left out too. */
export function welcomeMail(
  to: string,
  {
    links,
    parties,
    country,
  }: { links: WelcomeLinks; parties: readonly MailCard[]; country?: string | undefined },
  texts: TextReader = defaultTexts,
): ListMail {
  const words = texts(welcomeMailTexts);
  const cards = parties.map((card) => ({ card }));
  return listMailTo(to, texts, {
    ...words,
    leaveUrl: links.unsubscribe,
    country,
    blocks: [
      ...words.paragraphs.map(({ text }) => ({ text })),
      ...(cards.length === 0 ? [] : [{ heading: words.comingUp, level: 2 } as const, ...cards]),
      { action: cards.length === 0 ? words.seeNext : words.seeAll, url: links.events },
      { text: words.goodbye },
    ],
    footer: [
      { text: words.because },
      { action: words.choosePreferences, url: links.preferences },
      { action: words.unsubscribe, url: links.unsubscribe },
    ],
  });
}

export function confirmationMail(
  to: string,
  { confirm, country }: { confirm: string; country?: string | undefined },
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(confirmationMailTexts);
  return mailTo(to, texts, {
    ...words,
    blocks: [{ text: words.text }, { action: words.confirm, url: confirm }, { text: words.expiry }],
    footer: [{ text: words.because }, { text: words.otherwise }],
    // A request for consent is itself a commercial message in Canada.
    legalSender: legalSender(texts, country),
  });
}

export function linkMail(to: string, url: string, texts: TextReader = defaultTexts): Mail {
  const words = texts(linkMailTexts);
  return mailTo(to, texts, {
    ...words,
    blocks: [{ text: words.text }, { action: words.open, url }],
    footer: [{ text: words.because }, { text: words.otherwise }],
  });
}
