import { countryInSentence } from "@before-ten/contracts/alerts/messages";
import {
  type AlertKind,
  type ReceiptKind,
  confirmWithinHours,
} from "@before-ten/contracts/alerts/rules";
import type { Block } from "../../mail/layout/mail-content.ts";
import { writeMail } from "../../mail/layout/mail-body.ts";
import type { Mail } from "../../mail/mailer.ts";

/** What the mails of alerts say. */

/** What somebody asked to be told. */
export interface Wish {
  kind: AlertKind;
  /** Null for the next event. */
  eventName: string | null;
  /** The code of the country, for the next event. */
  country: string | null;
}

/** Asks whether it was the reader who wanted to be told. */
export function alertConfirmationMail(
  to: string,
  wish: Wish,
  links: { confirm: string; leave: string },
): Mail {
  return {
    to,
    subject: "Please confirm: shall we tell you?",
    headers: oneClick(links.leave),
    ...writeMail({
      preview: "One press, and we'll tell you once. If it wasn't you, do nothing.",
      title: "Shall we tell you?",
      blocks: [
        { text: `Somebody, hopefully you, asked to be told at this address ${wishOf(wish)}.` },
        { action: "Yes, tell me", url: links.confirm },
        {
          text: `The link works for ${confirmWithinHours} hours. We'll send one mail, and then delete your address.`,
        },
      ],
      footer: [
        { text: "You get this mail because this address was entered on the page of a party." },
        {
          text: "If it wasn't you, do nothing: we delete the address and won't write again.",
        },
        { action: "Delete my address now", url: links.leave },
      ],
    }),
  };
}

function wishOf({ kind, eventName, country }: Wish): string {
  const party = eventName ?? "the party";
  if (kind === "places-return") return `if places return for ${party}`;
  if (kind === "on-sale") return `when tickets for ${party} go on sale`;
  return `about the next party in ${countryInSentence(country ?? "")}`;
}

/** The kinds of receipt that alerts are told with. */
export type NewsKind = AlertKind | "cancelled";

export function isNewsKind(kind: ReceiptKind): kind is NewsKind {
  return kind in news;
}

/** The party, as a mail names it. */
export interface PartyFacts {
  name: string;
  country: string;
  when: string;
  where: string;
  /** Why it is cancelled. */
  reason: string | null;
}

interface News {
  subject: (party: PartyFacts) => string;
  preview: string;
  title: string;
  text: (party: PartyFacts) => string;
  action: string;
}

const news: Record<NewsKind, News> = {
  "places-return": {
    subject: ({ name }) => `Places again: ${name}`,
    preview: "You asked us to tell you: the party has places again. First come, first in.",
    title: "There are places again",
    text: ({ name }) =>
      `You asked us to tell you: ${name} was sold out, and has places again. They go to whoever comes first.`,
    action: "Get a ticket",
  },
  "on-sale": {
    subject: ({ name }) => `Tickets are on sale: ${name}`,
    preview: "You asked us to tell you: tickets for the party can be had from now on.",
    title: "Tickets are on sale",
    text: ({ name }) => `You asked us to tell you: tickets for ${name} are on sale.`,
    action: "Get a ticket",
  },
  "next-event": {
    subject: ({ country, name }) => `The next party in ${countryInSentence(country)}: ${name}`,
    preview: "You asked us to tell you about the next party near you. Here it is.",
    title: "Here is the next one",
    text: ({ country, name }) =>
      `You asked us to tell you about the next party in ${countryInSentence(country)}. It is ${name}.`,
    action: "See the party",
  },
  cancelled: {
    subject: ({ name }) => `Cancelled: ${name}`,
    preview: "The party that you asked us about doesn't take place. Here is why.",
    title: "This party is cancelled",
    text: ({ name }) => `You were waiting for ${name}. We are sorry: it is cancelled.`,
    action: "See what happened",
  },
};

/** Tells what somebody waited for. */
export function alertNewsMail(
  to: string,
  kind: NewsKind,
  { party, links }: { party: PartyFacts; links: { event: string; leave: string } },
): Mail {
  const { subject, preview, title, text, action } = news[kind];
  const reason: Block[] =
    kind === "cancelled" && party.reason !== null ? [{ quote: party.reason }] : [];
  return {
    to,
    subject: subject(party),
    headers: oneClick(links.leave),
    ...writeMail({
      preview,
      title,
      blocks: [
        { text: text(party) },
        ...reason,
        {
          facts: [
            ["Party", party.name],
            ["When", party.when],
            ["Where", party.where],
          ],
        },
        { action, url: links.event },
      ],
      footer: [
        {
          text: "You get this mail because you asked us to tell you once. That's done: we delete your address with this mail.",
        },
        { action: "Delete my address now", url: links.leave },
      ],
    }),
  };
}

/** RFC 8058: mail programs show a button of their own, which posts to the same address. */
function oneClick(leave: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
