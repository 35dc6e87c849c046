import type { LineUpEntry } from "@before-ten/contracts/events/line-up";
import {
  type Note,
  type NoteName,
  eventNotes,
  noteNames,
} from "@before-ten/contracts/events/notes";
import type { NumberName } from "@before-ten/contracts/events/numbers";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { clockTime } from "@before-ten/contracts/events/time-text";
import { defaultEndTime } from "@before-ten/contracts/shared/limits";
import type { WhatToExpectTexts } from "@before-ten/contracts/site/texts/events/what-to-expect";

type Facts = Pick<
  PublicEvent,
  "startTime" | "endTime" | "musicGenres" | "lineUp" | "venue" | NumberName | NoteName
>;

/** An aspect of the party, with its sentence before and after it; null for none. */
interface Moment {
  what: string;
  before: string | null;
  after: string | null;
  /** Listed instead of a sentence. */
  lineUp?: readonly LineUpEntry[];
}

/** Before this hour it is light in most places and months with parties. */
const dusk = "18:00";

/**
 * Follows from the party's hours and music and the club's own texts. Those are about the future, so
 * once it is over only those that still hold are shown.
 */
export function momentsOf(event: Facts, texts: WhatToExpectTexts): Moment[] {
  const { startTime, endTime, lineUp, door, minimumAge: age } = event;
  const end = endTime ?? defaultEndTime;
  const isEarly = end > startTime && end <= defaultEndTime;
  const opening = openingOf(startTime, texts);
  const music = musicOf(event, texts);
  const rules = event.venue?.rules ?? null;
  const said = (name: NoteName) => event[name] ?? saidByVenue(name, event.venue) ?? null;
  return [
    { what: clockTime(startTime), before: door ?? opening.before, after: opening.after },
    ...(lineUp.length > 0 ? [{ what: texts.lineUp, before: null, after: null, lineUp }] : []),
    { what: texts.music, before: music, after: music },
    ...texts.always
      .filter(({ id }) => id !== "bar" || said("bar") === null)
      .map(({ title, before, after }) => ({ what: title, before, after })),
    ...(age === null ? [] : [always(texts.minimumAge, texts.minimumAgeText({ age }))]),
    ...noteNames
      .filter((name) => name !== "door")
      .flatMap((name) => noteMoment(name, texts[name], said(name))),
    ...(rules === null ? [] : [{ what: texts.rules, before: rules, after: null }]),
    isEarly
      ? { what: clockTime(end), before: texts.early, after: texts.earlyAfter }
      : { what: clockTime(end), before: texts.late, after: texts.lateAfter },
  ];
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

function noteMoment(name: NoteName, what: string, sentence: string | null): Moment[] {
  if (sentence === null) return [];
  const { staysAfterwards = false }: Note = eventNotes[name];
  return [staysAfterwards ? always(what, sentence) : { what, before: sentence, after: null }];
}

function always(what: string, sentence: string): Moment {
  return { what, before: sentence, after: sentence };
}
