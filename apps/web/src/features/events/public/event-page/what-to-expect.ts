import type { LineUpEntry } from "@before-ten/contracts/events/line-up";
import {
  type Note,
  type NoteName,
  eventNotes,
  noteNames,
} from "@before-ten/contracts/events/notes";
import { type NumberName, eventNumbers, numberNames } from "@before-ten/contracts/events/numbers";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { clockTime } from "@before-ten/contracts/events/time-text";
import { defaultEndTime } from "@before-ten/contracts/shared/limits";

type Facts = Pick<
  PublicEvent,
  "startTime" | "endTime" | "musicGenres" | "lineUp" | NumberName | NoteName
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
export function momentsOf(event: Facts): Moment[] {
  const { startTime, endTime, lineUp, door } = event;
  const end = endTime ?? defaultEndTime;
  const isEarly = end > startTime && end <= defaultEndTime;
  const opening = openingOf(startTime);
  const music = musicOf(event);
  return [
    { what: clockTime(startTime), before: door ?? opening.before, after: opening.after },
    ...(lineUp.length > 0 ? [{ what: "Line-up", before: null, after: null, lineUp }] : []),
    { what: "Music", before: music, after: music },
    {
      what: "Crowd",
      before: "Grown-ups who come to dance. Come alone or bring the whole table.",
      after: "Grown-ups who came to dance, alone or with the whole table.",
    },
    {
      what: "Bar",
      before: "Drinks and food are sold at the venue.",
      after: "Drinks and food were sold at the venue.",
    },
    ...numberNames.flatMap((name) => numberMoment(name, event[name])),
    ...noteNames.filter((name) => name !== "door").flatMap((name) => noteMoment(name, event[name])),
    isEarly
      ? {
          what: clockTime(end),
          before: "Last song, lights up, and home with some of the evening left.",
          after: "Last song, lights up, and everybody home with some of the evening left.",
        }
      : {
          what: clockTime(end),
          before: "Last song, lights up, and a slow walk home.",
          after: "Last song, lights up, and a slow walk home.",
        },
  ];
}

/** The sentence about the doors if the club wrote none. */
export function openingOf(startTime: string): { before: string; after: string } {
  return startTime < dusk
    ? {
        before: "Doors open, with daylight still on the floor.",
        after: "The doors opened with daylight still on the floor.",
      }
    : {
        before: "Doors open, and the first record is already on.",
        after: "The doors opened, and the first record was already on.",
      };
}

function musicOf({ musicGenres }: Pick<Facts, "musicGenres">): string {
  const music = musicGenres.join(", ") || "80s, 90s and early 2000s dance";
  return `${music}. Chosen by people who were there.`;
}

function numberMoment(name: NumberName, value: number | null): Moment[] {
  const { heading, sentence } = eventNumbers[name];
  return value === null ? [] : [always(heading, sentence(value))];
}

function noteMoment(name: NoteName, sentence: string | null): Moment[] {
  if (sentence === null) return [];
  const { label, staysAfterwards = false }: Note = eventNotes[name];
  return [
    staysAfterwards ? always(label, sentence) : { what: label, before: sentence, after: null },
  ];
}

function always(what: string, sentence: string): Moment {
  return { what, before: sentence, after: sentence };
}
