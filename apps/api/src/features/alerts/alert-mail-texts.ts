import { countryInSentence } from "@before-ten/contracts/alerts/messages";
import {
  type AlertKind,
  type ReceiptKind,
  confirmWithinHours,
} from "@before-ten/contracts/alerts/rules";
import type { Availability } from "@before-ten/contracts/events/availability";
import type { Block } from "../../mail/layout/mail-content.ts";
import { writeMail } from "../../mail/layout/mail-body.ts";
import type { Mail } from "../../mail/mailer.ts";

/** The texts of alert mails. */

/** What a visitor asked to be told. */
export interface Wish {
  kind: AlertKind;
  /** Null for the next event. */
  eventName: string | null;
  /** Country code, for the next event. */
  country: string | null;
}

/** Asks the reader to confirm that they requested the alert. */
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
      preview: "Press the button, and we'll let you know once. If it wasn't you, do nothing.",
      title: "Shall we tell you?",
      blocks: [
        { text: `Someone, hopefully you, asked us to tell this address ${wishOf(wish)}.` },
        { action: "Yes, tell me", url: links.confirm },
        {
          text: `The link works for ${confirmWithinHours} hours. We'll send one email, and then delete your address.`,
        },
      ],
      footer: [
        {
          text: "You are getting this email because this address was entered on the page of a party.",
        },
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
  if (kind === "places-return") return `if places open up for ${party}`;
  if (kind === "on-sale") return `when tickets for ${party} go on sale`;
  return `about the next party in ${countryInSentence(country ?? "")}`;
}

/** The kinds of receipt that alerts are sent for. */
export type NewsKind = AlertKind | "cancelled";

export function isNewsKind(kind: ReceiptKind): kind is NewsKind {
  return kind in news;
}

/** The party, as mails describe it. */
export interface PartyFacts {
  name: string;
  country: string;
  when: string;
  where: string;
  availability: Availability;
  /** Why it was cancelled. */
  reason: string | null;
}

interface News {
  subject: string;
  preview: string;
  title: string;
  text: string;
  action: string;
}

const news: Record<NewsKind, (party: PartyFacts) => News> = {
  "places-return": ({ name, availability }) => ({
    subject: `Places have opened up: ${name}`,
    preview: "You asked us to tell you: the party has places again. First come, first served.",
    title: "There are places again",
    text: `You asked us to tell you: ${name} was sold out, and has places again. First come, first served.${entryTo[availability]}`,
    action: actionFor(availability),
  }),
  "on-sale": saleNews,
  "next-event": ({ country, name }) => {
    const next = `the next party in ${countryInSentence(country)}`;
    return {
      subject: `The next party in ${countryInSentence(country)}: ${name}`,
      preview: `You asked us to tell you about ${next}. Here it is.`,
      title: "Here is the next one",
      text: `You asked us to tell you about ${next}. It is ${name}.`,
      action: seeTheParty,
    };
  },
  cancelled: ({ name }) => ({
    subject: `Cancelled: ${name}`,
    preview: "The party you asked about isn't going ahead. Here is why.",
    title: "This party is cancelled",
    text: `You were waiting for ${name}. We are sorry: it is cancelled.`,
    action: "See what happened",
  }),
};

const seeTheParty = "See the party";

/** A sentence on how to get in, with a space before it; empty if tickets are sold. */
const entryTo: Record<Availability, string> = {
  "on-sale": "",
  "few-left": "",
  "sold-out": "",
  "not-yet-on-sale": "",
  free: " Entry is free.",
  "at-the-door": " You pay at the door.",
};

/** A button must not promise tickets that can't be had. */
function actionFor(availability: Availability): string {
  return entryTo[availability] === "" ? "Get a ticket" : seeTheParty;
}

/** People waiting for tickets are also told if the party turns out to need none. */
function saleNews({ name, availability }: PartyFacts): News {
  const action = actionFor(availability);
  const request = `You asked us to tell you when tickets for ${name} go on sale.`;
  if (availability === "free") {
    return {
      subject: `Free entry: ${name}`,
      preview:
        "You asked us about tickets for the party. You don't need to buy one: entry is free.",
      title: "Entry is free",
      text: `${request} You don't need to buy one: entry is free.`,
      action,
    };
  }
  if (availability === "at-the-door") {
    return {
      subject: `Pay at the door: ${name}`,
      preview:
        "You asked us about tickets for the party. Nothing to buy in advance: pay at the door.",
      title: "You pay at the door",
      text: `${request} There is nothing to buy in advance: you pay at the door.`,
      action,
    };
  }
  const few = availability === "few-left" ? " Few are left." : "";
  return {
    subject: `Tickets are on sale: ${name}`,
    preview: "You asked us to tell you: tickets for the party are on sale now.",
    title: "Tickets are on sale",
    text: `You asked us to tell you: tickets for ${name} are on sale.${few}`,
    action,
  };
}

/** The mail with the news a visitor was waiting for. */
export function alertNewsMail(
  to: string,
  kind: NewsKind,
  { party, links }: { party: PartyFacts; links: { event: string; leave: string } },
): Mail {
  const { subject, preview, title, text, action } = news[kind](party);
  const reason: Block[] =
    kind === "cancelled" && party.reason !== null ? [{ quote: party.reason }] : [];
  return {
    to,
    subject,
    headers: oneClick(links.leave),
    ...writeMail({
      preview,
      title,
      blocks: [
        { text },
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
          text: "You are getting this email because you asked us to let you know once. This is that email; as soon as it has gone out, we delete your address.",
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
