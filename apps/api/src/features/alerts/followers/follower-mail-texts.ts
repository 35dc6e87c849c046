import {
  type AlertKind,
  type FollowWish,
  confirmWithinHours,
} from "@before-ten/contracts/alerts/rules";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import {
  followChangeTexts,
  followConfirmationTexts,
  followEntryTexts,
  followReminderTexts,
  followTexts,
  followThanksTexts,
} from "@before-ten/contracts/site/texts/mails/followers";
import type { KnownEvent } from "@before-ten/db/queries/alerts/followers";
import type { Block } from "../../../mail/layout/mail-content.ts";
import { listMailTo } from "../../../mail/layout/mail-body.ts";
import type { ListMail } from "../../../mail/mailer.ts";
import type { Change } from "./known-event.ts";

/** Mails to those who follow a party. */

interface Wished {
  eventName: string;
  country: string;
  /** The alert asked for in the same form. */
  kind: AlertKind | null;
  wishes: readonly FollowWish[];
}

export function followConfirmationMail(
  to: string,
  { eventName: party, country, kind, wishes }: Wished,
  links: { confirm: string; leave: string },
  texts: TextReader = defaultTexts,
): ListMail {
  const words = texts(followConfirmationTexts);
  const wished = [
    ...(kind === "places-return" ? [words.placesReturn] : []),
    ...(kind === "on-sale" ? [words.onSale] : []),
    ...wishes.map((wish) => words[wish]),
  ];
  return listMailTo(to, texts, {
    ...words,
    leaveUrl: links.leave,
    country,
    blocks: [
      { text: words.text({ party }) },
      // A block each, as HTML ignores line breaks.
      ...wished.map((each) => ({ text: `\u2022 ${each}` })),
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

interface FollowedParty {
  name: string;
  country: string;
  known: KnownEvent;
  links: { event: string; leave: string };
}

interface Words {
  subject: string;
  preview: string;
  title: string;
  blocks: readonly Block[];
  facts: [string, string][];
  /** Of the mail's button; the party's page if missing. */
  action?: { label: string; url: string };
  /** Below the button. */
  after?: readonly Block[];
  because?: string;
}

function followerMail(
  to: string,
  { name, country, links }: FollowedParty,
  { subject, preview, title, blocks, facts, action, after = [], because }: Words,
  texts: TextReader,
): ListMail {
  const words = texts(followTexts);
  return listMailTo(to, texts, {
    subject,
    leaveUrl: links.leave,
    country,
    preview,
    title,
    blocks: [
      ...blocks,
      { facts: [[words.party, name], ...facts] },
      { action: action?.label ?? words.seeParty, url: action?.url ?? links.event },
      ...after,
    ],
    footer: [{ text: because ?? words.because }, { action: words.deleteAddress, url: links.leave }],
  });
}

interface Thanked extends FollowedParty {
  /** The album's page. */
  photos: string | undefined;
  /** The next party in the same city. */
  next: { city: string; name: string; when: string; url: string } | undefined;
  /** The page that asks how it was. */
  review: string;
}

/** The last mail, after the party. */
export function followThanksMail(
  to: string,
  { photos, next, review, ...party }: Thanked,
  texts: TextReader = defaultTexts,
): ListMail {
  const all = texts(followThanksTexts);
  const words = {
    subject: all.subject({ party: party.name }),
    preview: all.preview,
    title: all.title,
    blocks: [{ text: all.text }, ...(photos === undefined ? [] : [{ text: all.photos }])],
    facts: next
      ? [[all.next({ city: next.city }), `${next.name}, ${next.when}`] satisfies [string, string]]
      : [],
    ...actionOf(),
    after: [{ text: all.question }, { action: all.answer, url: review }],
    because: all.because,
  };
  return followerMail(to, party, words, texts);

  function actionOf(): Pick<Words, "action"> {
    if (photos !== undefined) return { action: { label: all.seePhotos, url: photos } };
    return next === undefined ? {} : { action: { label: all.seeNext, url: next.url } };
  }
}

/** The first mail: the date for the reader's calendar. */
export function followEntryMail(
  to: string,
  party: FollowedParty,
  texts: TextReader = defaultTexts,
): ListMail {
  const { subject, preview, title, text } = texts(followEntryTexts);
  const words = {
    subject: subject({ party: party.name }),
    preview,
    title,
    blocks: [{ text }],
    facts: factsOf(party.known, texts),
  };
  return followerMail(to, party, words, texts);
}

/** `isToday`: it is sent late, after an outage. */
export function followReminderMail(
  to: string,
  { isToday, ...party }: FollowedParty & { isToday: boolean },
  texts: TextReader = defaultTexts,
): ListMail {
  const words_ = texts(followReminderTexts);
  const subject = isToday ? words_.todaySubject : words_.tomorrowSubject;
  const words = {
    subject: subject({ party: party.name }),
    preview: words_.preview,
    title: isToday ? words_.todayTitle : words_.tomorrowTitle,
    blocks: [{ text: words_.text }],
    facts: factsOf(party.known, texts),
  };
  return followerMail(to, party, words, texts);
}

interface Changed extends FollowedParty {
  change: Change;
  /** What the reader knew. */
  told: KnownEvent;
  /** In the club's words. */
  reason: string | null;
}

export function followChangeMail(
  to: string,
  { change, told, reason, ...party }: Changed,
  texts: TextReader = defaultTexts,
): ListMail {
  const all = texts(followChangeTexts);
  const text = all[`${change}Text`];
  const words = {
    subject: all[`${change}Subject`]({ party: party.name }),
    preview: text,
    title: all[`${change}Title`],
    blocks: [
      { text },
      ...(reason === null ? [] : [{ quote: reason }]),
      ...(change === "saleEnded" || change === "dayNotice" ? [] : [{ text: all.calendar }]),
    ],
    facts: changedFacts(told, party.known, texts),
  };
  return followerMail(to, party, words, texts);
}

function factsOf({ when, where, off }: KnownEvent, texts: TextReader): [string, string][] {
  const words = texts(followTexts);
  return [
    [words.when, off === "postponed" ? words.dateToCome : when],
    [words.where, where],
  ];
}

/** The new facts, and the old ones marked as such, so that readers don't confuse them. */
function changedFacts(told: KnownEvent, now: KnownEvent, texts: TextReader): [string, string][] {
  const words = texts(followTexts);
  const [when = ["", ""], where = ["", ""]] = factsOf(now, texts);
  const isOff = now.off === "postponed" || told.when !== now.when;
  return [
    when,
    ...(isOff ? [[words.whenBefore, told.when] satisfies [string, string]] : []),
    where,
    ...(told.where === now.where
      ? []
      : [[words.whereBefore, told.where] satisfies [string, string]]),
  ];
}
