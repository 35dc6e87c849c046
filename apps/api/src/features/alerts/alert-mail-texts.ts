import { countryInSentence } from "@before-ten/contracts/alerts/messages";
import {
  type AlertKind,
  type ReceiptKind,
  confirmWithinHours,
} from "@before-ten/contracts/alerts/rules";
import type { Availability } from "@before-ten/contracts/events/availability";
import type { TextsOf } from "@before-ten/contracts/site/define-texts";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import {
  alertConfirmationTexts,
  alertNewsTexts,
  cancelledTexts,
  freeEntryTexts,
  nextEventTexts,
  onSaleTexts,
  payAtTheDoorTexts,
  placesReturnTexts,
} from "@before-ten/contracts/site/texts/mails/alerts";
import type { Block } from "../../mail/layout/mail-content.ts";
import { listMailTo } from "../../mail/layout/mail-body.ts";
import type { ListMail } from "../../mail/mailer.ts";

/** Alert mails, with the sentences that fit the party. */

/** What a visitor asked to be told. */
export interface Wish {
  kind: AlertKind;
  /** Null for the next event. */
  eventName: string | null;
  /** Country code: of the event, or where the next one is to be. */
  country: string | null;
}

/** Asks the reader to confirm that they requested the alert. */
export function alertConfirmationMail(
  to: string,
  wish: Wish,
  links: { confirm: string; leave: string },
  texts: TextReader = defaultTexts,
): ListMail {
  const words = texts(alertConfirmationTexts);
  return listMailTo(to, texts, {
    ...words,
    leaveUrl: links.leave,
    country: wish.country,
    blocks: [
      { text: wishOf(wish, words) },
      { action: words.confirm, url: links.confirm },
      { text: words.expiry({ hours: confirmWithinHours }) },
    ],
    footer: [
      { text: words.because },
      { text: words.otherwise },
      { action: words.deleteAddress, url: links.leave },
    ],
  });
}

function wishOf(
  { kind, eventName, country }: Wish,
  words: TextsOf<typeof alertConfirmationTexts.defaults>,
): string {
  const party = eventName ?? words.unnamedParty;
  if (kind === "places-return") return words.placesReturn({ party });
  if (kind === "on-sale") return words.onSale({ party });
  return words.nextEvent({ country: countryInSentence(country ?? "") });
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

const news: Record<NewsKind, (party: PartyFacts, texts: TextReader) => News> = {
  "places-return": ({ name: party, availability }, texts) => {
    const { subject, preview, title, text } = texts(placesReturnTexts);
    return {
      subject: subject({ party }),
      preview,
      title,
      text: joined(text({ party }), entryTo(availability, texts)),
      action: actionFor(availability, texts),
    };
  },
  "on-sale": saleNews,
  "next-event": ({ country: code, name: party }, texts) => {
    const { subject, preview, title, text } = texts(nextEventTexts);
    const country = countryInSentence(code);
    return {
      subject: subject({ country, party }),
      preview: preview({ country }),
      title,
      text: text({ country, party }),
      action: texts(alertNewsTexts).seeParty,
    };
  },
  cancelled: ({ name: party }, texts) => {
    const { subject, preview, title, text, seeWhy } = texts(cancelledTexts);
    return {
      subject: subject({ party }),
      preview,
      title,
      text: text({ party }),
      action: seeWhy,
    };
  },
};

/** A sentence on how to get in; undefined if tickets are sold. */
function entryTo(availability: Availability, texts: TextReader): string | undefined {
  const { entryIsFree, payAtTheDoor } = texts(alertNewsTexts);
  if (availability === "free") return entryIsFree;
  return availability === "at-the-door" ? payAtTheDoor : undefined;
}

/** A button must not promise tickets that can't be had. */
function actionFor(availability: Availability, texts: TextReader): string {
  const { getTicket, seeParty } = texts(alertNewsTexts);
  return entryTo(availability, texts) === undefined ? getTicket : seeParty;
}

function joined(text: string, more: string | undefined): string {
  return more === undefined ? text : `${text} ${more}`;
}

/** People waiting for tickets are also told if the party turns out to need none. */
function saleNews({ name: party, availability }: PartyFacts, texts: TextReader): News {
  const action = actionFor(availability, texts);
  if (availability === "free" || availability === "at-the-door") {
    const { subject, preview, title, text } =
      availability === "free" ? texts(freeEntryTexts) : texts(payAtTheDoorTexts);
    return { subject: subject({ party }), preview, title, text: text({ party }), action };
  }
  const { subject, preview, title, text, fewLeft } = texts(onSaleTexts);
  return {
    subject: subject({ party }),
    preview,
    title,
    text: joined(text({ party }), availability === "few-left" ? fewLeft : undefined),
    action,
  };
}

/** The mail with the news a visitor was waiting for. */
export function alertNewsMail(
  to: string,
  kind: NewsKind,
  {
    party,
    links,
    isFollowed = false,
  }: { party: PartyFacts; links: { event: string; leave: string }; isFollowed?: boolean },
  texts: TextReader = defaultTexts,
): ListMail {
  const words = texts(alertNewsTexts);
  const { subject, preview, title, text, action } = news[kind](party, texts);
  const reason: Block[] =
    kind === "cancelled" && party.reason !== null ? [{ quote: party.reason }] : [];
  return listMailTo(to, texts, {
    subject,
    leaveUrl: links.leave,
    country: party.country,
    preview,
    title,
    blocks: [
      { text },
      ...reason,
      {
        facts: [
          [words.party, party.name],
          [words.when, party.when],
          [words.where, party.where],
        ],
      },
      { action, url: links.event },
    ],
    footer: [
      { text: isFollowed ? words.becauseFollowed : words.because },
      { action: words.deleteAddress, url: links.leave },
    ],
  });
}
