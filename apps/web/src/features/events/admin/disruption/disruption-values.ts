import {
  type DisruptionKind,
  disruptionKinds,
  isCalledOff,
} from "@before-ten/contracts/events/disruption";
import type { DisruptEvent } from "@before-ten/contracts/events/disruption-input";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { disruptionSentences } from "@before-ten/contracts/events/state-messages";
import { readDraft } from "../../../../admin/form/draft/read-draft.ts";

/** Values of all fields, including those that only another kind shows. */
export interface DisruptionValues {
  disruption: {
    /** Empty until one is chosen. */
    kind: DisruptionKind | "";
    reason: string;
    /** `YYYY-MM-DD`, and times as `HH:MM`. */
    startDate: string;
    endDate: string;
    startTime: string;
    endTime: string;
    location: string;
  };
}

/** Each kind with its label and the label of its button. */
export const disruptionChoices: Record<DisruptionKind, { label: string; action: string }> = {
  cancelled: { label: "Cancelled", action: "Cancel this event" },
  postponed: { label: "Postponed, no new date yet", action: "Postpone this event" },
  rescheduled: { label: "Moved to a new date", action: "Change the date" },
  moved: { label: "Moved to another place", action: "Change the place" },
};

export function newDisruptionValues(event: PublicEvent): DisruptionValues {
  return {
    disruption: {
      kind: "",
      reason: "",
      startDate: event.startDate.slice(0, 10),
      endDate: event.endDate.slice(0, 10),
      startTime: event.startTime,
      endTime: event.endTime ?? "",
      location: "",
    },
  };
}

/** Always in the same order, so that two versions can be compared as JSON. */
export function disruptionTextOf({
  kind,
  reason,
  startDate,
  endDate,
  startTime,
  endTime,
  location,
}: DisruptionValues["disruption"]): DisruptionValues["disruption"] {
  return { kind, reason, startDate, endDate, startTime, endTime, location };
}

/** Reads a draft. */
export function readDisruption(
  stored: unknown,
  event: PublicEvent,
): DisruptionValues["disruption"] | undefined {
  const initial = newDisruptionValues(event).disruption;
  const draft = readDraft(stored, initial);
  const kind = disruptionKinds.find((each) => each === draft?.stored.get("kind"));
  return draft && { ...draft.values, kind: kind ?? initial.kind };
}

/** The input to send, with only the fields that this kind shows. */
export function inputOf(
  id: string,
  { disruption: { kind, reason, location, ...dates } }: DisruptionValues,
): { id: string; disruption: SentDisruption | undefined } {
  if (kind === "") return { id, disruption: undefined };
  if (kind === "rescheduled") return { id, disruption: { kind, reason, ...dates } };
  if (kind === "moved") return { id, disruption: { kind, reason, location } };
  return { id, disruption: { kind, reason } };
}

type Disruption = DisruptEvent["disruption"];

/** A location is sent as it was typed. */
type SentDisruption =
  | Exclude<Disruption, { kind: "moved" }>
  | (Omit<Extract<Disruption, { kind: "moved" }>, "location"> & { location: string });

/** What visitors will see, one sentence each. */
export function disruptionEffects(event: PublicEvent, kind: DisruptionKind): string[] {
  const calledOff = isCalledOff({ kind });
  return [
    `The party's page says “${disruptionSentences[kind]}” above its name, with your reason. Lists, search results and shared links say it too.`,
    calledOff ? "Nobody can get tickets, and the countdown stops." : "Tickets stay as they are.",
    kind === "moved"
      ? `The old place, ${event.location.formatted}, stays readable, struck through.`
      : kind === "rescheduled"
        ? "The old date stays readable, struck through, and the countdown runs to the new one."
        : "It won't appear in the gallery.",
    calledOff
      ? `Subscribed calendars show “${kind.toUpperCase()}:” before its name.`
      : "Subscribed calendars move it within the hour.",
  ];
}
