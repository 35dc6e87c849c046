import {
  type AnnouncedChange,
  calledOffKinds,
  isCalledOff,
} from "@before-ten/contracts/events/disruption";
import type { DisruptEventInput } from "@before-ten/contracts/events/disruption-input";
import { hasEnded, isLive } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import {
  type AnnouncedDisruption,
  disruptionSentence,
} from "@before-ten/contracts/events/state-messages";
import { readDraft } from "../../../../admin/form/draft/read-draft.ts";

/** Drafts were never announced, and for a past event a disruption can only be taken back. */
export function isAnnounced(event: PublicEvent, now: Date): boolean {
  return event.disruption !== null || (isLive(event) && !hasEnded(event, now));
}

const choices = [...calledOffKinds, "changed"] as const;

export type DisruptionChoice = (typeof choices)[number];

/** Values of all fields, including those that only another choice shows. */
export interface DisruptionValues {
  disruption: {
    /** Empty until one is chosen. */
    choice: DisruptionChoice | "";
    reason: string;
    /** `YYYY-MM-DD`, and times as `HH:MM`. */
    startDate: string;
    endDate: string;
    startTime: string;
    endTime: string;
    location: string;
  };
}

/** Each with its label and the label of its button. */
export const disruptionChoices: Record<DisruptionChoice, { label: string; action: string }> = {
  cancelled: { label: "Cancelled", action: "Cancel this event" },
  postponed: { label: "Postponed, no new date yet", action: "Postpone this event" },
  changed: { label: "New date, hours or place", action: "Announce the change" },
};

/** The reason given first stays, unless it is changed. */
export function newDisruptionValues(event: PublicEvent): DisruptionValues {
  return {
    disruption: {
      choice: "",
      reason: event.disruption?.reason ?? "",
      startDate: event.startDate.slice(0, 10),
      endDate: event.endDate.slice(0, 10),
      startTime: event.startTime,
      endTime: event.endTime ?? "",
      location: event.location.formatted,
    },
  };
}

/** Always in the same order, so that two versions can be compared as JSON. */
export function disruptionTextOf({
  choice,
  reason,
  startDate,
  endDate,
  startTime,
  endTime,
  location,
}: DisruptionValues["disruption"]): DisruptionValues["disruption"] {
  return { choice, reason, startDate, endDate, startTime, endTime, location };
}

/** Reads a draft. */
export function readDisruption(
  stored: unknown,
  event: PublicEvent,
): DisruptionValues["disruption"] | undefined {
  const initial = newDisruptionValues(event).disruption;
  const draft = readDraft(stored, initial);
  const choice = choices.find((each) => each === draft?.stored.get("choice"));
  return draft && { ...draft.values, choice: choice ?? initial.choice };
}

/** What the fields would change. */
function changesOf(
  event: PublicEvent,
  { disruption: { startDate, endDate, startTime, endTime, location } }: DisruptionValues,
): AnnouncedChange[] {
  const { disruption: stored } = newDisruptionValues(event);
  const isSameDay = startDate === stored.startDate && endDate === stored.endDate;
  const areSameHours = startTime === stored.startTime && endTime === stored.endTime;
  return [
    ...(isSameDay ? [] : (["date"] as const)),
    ...(isSameDay && !areSameHours ? (["time"] as const) : []),
    ...(location.trim() === stored.location ? [] : (["place"] as const)),
  ];
}

/** As it will be announced, with what changed before; undefined until something is new. */
export function announcedBy(
  event: PublicEvent,
  values: DisruptionValues,
): AnnouncedDisruption | undefined {
  const { choice } = values.disruption;
  if (choice === "") return undefined;
  if (choice !== "changed") return { kind: choice, changes: [] };
  const { disruption: before } = event;
  const changes = changesOf(event, values);
  // The reason may be new.
  if (changes.length === 0) return before !== null && !isCalledOff(before) ? before : undefined;
  const isPlaceAlone = changes.every((change) => change === "place");
  const placeKind = before?.kind === "postponed" ? before.kind : "moved";
  return {
    // A postponed party with a new place still has no date.
    kind: isPlaceAlone ? placeKind : "rescheduled",
    changes: [...(before?.changes ?? []), ...changes],
  };
}

/** The input to send, with only the fields that say something new. */
export function inputOf(
  event: PublicEvent,
  values: DisruptionValues,
): { id: string; disruption: DisruptEventInput["disruption"] | undefined } {
  const { choice, reason, location, startDate, endDate, startTime, endTime } = values.disruption;
  const { id } = event;
  const kind = announcedBy(event, values)?.kind;
  if (choice === "" || kind === undefined) return { id, disruption: undefined };
  if (choice !== "changed") return { id, disruption: { kind: choice, reason } };
  if (kind !== "rescheduled") return { id, disruption: { kind: "moved", reason, location } };
  const dates = { startDate, endDate, startTime, endTime };
  const isElsewhere = changesOf(event, values).includes("place");
  return { id, disruption: { kind, reason, ...dates, ...(isElsewhere && { location }) } };
}

/** What visitors will see, one sentence each. */
export function disruptionEffects(event: PublicEvent, announced: AnnouncedDisruption): string[] {
  const { kind, changes } = announced;
  const firstPlace = event.disruption?.previousLocation ?? event.location;
  const calledOff = isCalledOff({ kind });
  return [
    `The party's page says “${disruptionSentence(announced)}” above its name, with your reason. Lists, search results and shared links say it too.`,
    calledOff ? "Nobody can get tickets, and the countdown stops." : "Tickets stay as they are.",
    ...(changes.includes("place")
      ? [`The old place, ${firstPlace.formatted}, stays visible, struck through.`]
      : []),
    ...(changes.includes("date") || changes.includes("time")
      ? [
          `The old ${changes.includes("date") ? "date stays" : "hours stay"} visible, struck through, and the countdown runs to the new start.`,
        ]
      : []),
    ...(calledOff ? ["It won't appear in the gallery."] : []),
    calledOff
      ? `Subscribed calendars show “${kind.toUpperCase()}:” before its name.`
      : "Subscribed calendars move it within the hour.",
  ];
}
