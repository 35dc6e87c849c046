import { brand } from "@before-ten/contracts/shared/brand";
import {
  countMailSentTo,
  findSubscriberToMail,
} from "@before-ten/db/queries/newsletter/subscribers";
import { z } from "zod";
import type { Mail } from "../../mail/mailer.ts";
import { writeMail } from "../../mail/layout/mail-body.ts";
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
  data: z.object({ subscriberId: z.uuid() }),
  async write({ db, clock, site, linkSecret, nextParties }, { subscriberId: id }) {
    const subscriber = await findSubscriberToMail(db, id);
    if (subscriber?.status !== "active") return undefined;
    const parties = await nextParties.cards(db, {
      now: clock.now(),
      countries: subscriber.countries,
      limit: partiesInWelcome,
      publicUrl: site.publicUrl,
    });
    const links = {
      events: `${site.publicUrl}/events`,
      preferences: preferencesUrl(site, linkSecret, id),
      unsubscribe: unsubscribeUrl(site, linkSecret, id),
    };
    return welcomeMail(subscriber.email, { links, parties });
  },
  onSent: noteSent,
  onBounced: noteBounced,
});

export const newsletterConfirmation = defineMail<ToSubscriber & { consentedAtMs: number }>({
  name: "newsletter confirmation",
  priority: "low",
  data: z.object({ subscriberId: z.uuid(), consentedAtMs: z.int() }),
  async write({ db, site, linkSecret }, { subscriberId: id, consentedAtMs }) {
    const subscriber = await findSubscriberToMail(db, id);
    // A subscriber who has consented again gets the mail of that consent instead.
    if (subscriber?.consented_at.getTime() !== consentedAtMs) return undefined;
    if (subscriber.status !== "pending") return undefined;
    const token = signToken(linkSecret, "confirm", `${id}.${consentedAtMs}`);
    return confirmationMail(
      subscriber.email,
      `${site.publicUrl}/newsletter/confirm?token=${token}`,
    );
  },
  onSent: noteSent,
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
  { links, parties }: { links: WelcomeLinks; parties: readonly MailCard[] },
): Mail {
  const cards = parties.map((card) => ({ card }));
  return {
    to,
    subject: `Welcome to ${brand.name}`,
    // RFC 8058: mail programs show a button of their own, which posts to the same address.
    headers: {
      "List-Unsubscribe": `<${links.unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...writeMail({
      preview: "From now on you hear about new dates first. See you at four.",
      title: "You're on the list",
      blocks: [
        {
          text: "From now on you hear about new dates first: parties from 4PM to 10PM, for people over thirty who still love to dance.",
        },
        {
          text: "You will hear the 80s, the 90s and the early 2000s, and be home by half past ten.",
        },
        ...(cards.length === 0 ? [] : [{ heading: "Coming up", level: 2 } as const, ...cards]),
        {
          action: cards.length === 0 ? "See the next parties" : "See all parties",
          url: links.events,
        },
        { text: "See you at four." },
      ],
      footer: [
        {
          text: "You are getting this email because you subscribed to our newsletter. You can unsubscribe at any time.",
        },
        { action: "Choose what you get", url: links.preferences },
        { action: "Unsubscribe", url: links.unsubscribe },
      ],
    }),
  };
}

export function confirmationMail(to: string, confirmUrl: string): Mail {
  return {
    to,
    subject: `Please confirm your subscription to ${brand.name}`,
    ...writeMail({
      preview: "Say yes, and new dates reach you first. If it wasn't you, do nothing.",
      title: "One more step",
      blocks: [
        {
          text: "Someone, hopefully you, asked for our newsletter at this address. Say yes, and new dates reach you first.",
        },
        { action: "Yes, send me the newsletter", url: confirmUrl },
        { text: "The link works for seven days. After that, please subscribe again." },
      ],
      footer: [
        {
          text: "You are getting this email because this address was entered in our newsletter form.",
        },
        { text: "If it wasn't you, do nothing: we won't write again." },
      ],
    }),
  };
}
