import { type NoteName, noteNames } from "@before-ten/contracts/events/notes";
import type { NumberName } from "@before-ten/contracts/events/numbers";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { clockTime } from "@before-ten/contracts/events/time-text";
import { defaultEndTime } from "@before-ten/contracts/shared/limits";
import type { TextsOf } from "@before-ten/contracts/site/define-texts";
import type { WhatToExpectTexts } from "@before-ten/contracts/site/texts/events/what-to-expect";
import type { trustTexts } from "@before-ten/contracts/site/texts/trust";
import { pathTo } from "../../../../lib/site-path.ts";
import { isFree } from "../tickets/event-price.ts";

type Facts = Pick<
  PublicEvent,
  | "startTime"
  | "endTime"
  | "musicGenres"
  | "venue"
  | "availability"
  | "startsAt"
  | "ticketPrice"
  | NumberName
  | NoteName
>;

/** An aspect of the party, with its sentence before and after it; null for none. */
interface Moment {
  what: string;
  before: string | null;
  after: string | null;
  /** Says more, before the party. */
  link?: { href: string; text: string } | undefined;
}

const millisecondsAnHour = 3_600_000;

/** Before this hour it is light in most places and months with parties. */
const dusk = "18:00";

/**
 * Follows from the party's hours and music and the club's own texts. Those are about the future, so
 * once it is over only those that still hold are shown.
 */
export function momentsOf(
  event: Facts,
  texts: WhatToExpectTexts,
  trust: Pick<TextsOf<typeof trustTexts.defaults>, "questions" | "refunds" | "refundsTitle">,
  now: Date,
): Moment[] {
  const { startTime, endTime, door, minimumAge: age } = event;
  const end = endTime ?? defaultEndTime;
  const isEarly = end > startTime && end <= defaultEndTime;
  const opening = openingOf(startTime, texts);
  const music = musicOf(event, texts);
  const rules = event.venue?.rules ?? null;
  const said = (name: NoteName) => event[name] ?? saidByVenue(name, event.venue) ?? null;
  const answerTo = (id: string) => {
    const found = trust.questions.find((each) => each.id === id);
    if (found === undefined) return { before: null, link: undefined };
    const link = { href: pathTo("/trust", { hash: `faq-${id}` }), text: found.question };
    return { before: found.answer, link };
  };
  const policy = isFree(event)
    ? undefined
    : { href: pathTo("/trust", { hash: "refund-policy" }), text: trust.refundsTitle };
  return [
    { what: clockTime(startTime), before: door ?? opening.before, after: opening.after },
    { what: texts.music, before: music, after: music },
    ...texts.always
      .filter(({ id }) => id !== "bar" || said("bar") === null)
      .map(({ title, before, after }) => ({ what: title, before, after })),
    {
      ...always(texts.minimumAge, null),
      ...answerTo("age"),
      ...(age !== null && always(texts.minimumAge, texts.minimumAgeText({ age }))),
    },
    { ...always(texts.dress, null), ...answerTo("clothes") },
    ...noteNames
      .filter((name) => name !== "door" && name !== "refunds")
      .map((name) => ({ what: texts[name], before: said(name), after: null })),
    ...(rules === null ? [] : [{ what: texts.rules, before: rules, after: null }]),
    {
      what: texts.refunds,
      before: event.refunds ?? (policy && refundNow(event, trust.refunds, now)) ?? null,
      after: event.refunds,
      link: policy,
    },
    isEarly
      ? { what: clockTime(end), before: texts.early, after: texts.earlyAfter }
      : { what: clockTime(end), before: texts.late, after: texts.lateAfter },
  ];
}

/** The refund of a ticket given back now. */
function refundNow(
  { startsAt }: Pick<Facts, "startsAt">,
  refunds: TextsOf<typeof trustTexts.defaults>["refunds"],
  now: Date,
): string | undefined {
  const hoursLeft = (Date.parse(startsAt) - now.getTime()) / millisecondsAnHour;
  const id = hoursLeft >= 48 ? "full" : hoursLeft >= 24 ? "partial" : "none";
  return refunds.find((each) => each.id === id)?.text;
}

/** What the venue says, which counts where the event itself says nothing. */
export function saidByVenue(
  name: NoteName,
  venue: Partial<Record<NoteName, string | null>> | null | undefined,
): string | null | undefined {
  return venue?.[name];
}

/** The sentence about the doors if the club wrote none. */
export function openingOf(
  startTime: string,
  texts: WhatToExpectTexts,
): { before: string; after: string } {
  return startTime < dusk
    ? { before: texts.doorsByDay, after: texts.doorsByDayAfter }
    : { before: texts.doorsByNight, after: texts.doorsByNightAfter };
}

function musicOf(
  { musicGenres }: Pick<Facts, "musicGenres">,
  { musicText, usualGenres }: WhatToExpectTexts,
): string {
  return musicText({ genres: musicGenres.join(", ") || usualGenres });
}

function always(what: string, sentence: string | null): Moment {
  return { what, before: sentence, after: sentence };
}
