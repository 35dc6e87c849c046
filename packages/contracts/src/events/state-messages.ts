import { defaultEndTime } from "../shared/limits.ts";
import { defaultTexts } from "../site/read-texts.ts";
import { type EventStateTexts, eventStateTexts } from "../site/texts/events/event-states.ts";
import type { Availability } from "./availability.ts";
import { type AnnouncedChange, type DisruptionKind, isCalledOff } from "./disruption.ts";
import { dayIn } from "./lifecycle.ts";
import type { PublicEvent } from "./output.ts";
import { clockTime, dayAndMonth } from "./time-text.ts";

/**
 * Sentences about an event's availability and disruption for visitors. Without texts, as in the
 * admin area, they are the defaults.
 */

const defaultStates: EventStateTexts = defaultTexts(eventStateTexts);

/** Without what changed, as in a filter. */
export const disruptionLabels: Record<DisruptionKind, string> = {
  cancelled: defaultStates.cancelled,
  postponed: defaultStates.postponed,
  rescheduled: defaultStates.rescheduled,
  moved: defaultStates.moved,
};

export interface AnnouncedDisruption {
  kind: DisruptionKind;
  changes: readonly AnnouncedChange[];
}

export function disruptionLabel(
  disruption: AnnouncedDisruption,
  texts: EventStateTexts = defaultStates,
): string {
  return texts[newsOf(disruption)];
}

export function disruptionSentence(
  disruption: AnnouncedDisruption,
  texts: EventStateTexts = defaultStates,
): string {
  return texts[`${newsOf(disruption)}Sentence`];
}

/** What visitors are told: an event that moved twice has a new date and a new place. */
function newsOf({ kind, changes }: AnnouncedDisruption) {
  if (isCalledOff({ kind }) || changes.length === 0) return kind;
  const isElsewhere = changes.includes("place");
  if (changes.includes("date")) return isElsewhere ? "newDateAndPlace" : "rescheduled";
  if (changes.includes("time")) return isElsewhere ? "newTimeAndPlace" : "newTime";
  return "moved";
}

/** The meaning of a badge, for its colour. */
export type StateTone = "off" | "changed" | "scarce" | "sold" | "plain";

export interface StateBadge {
  label: string;
  tone: StateTone;
}

export type WithState = Pick<PublicEvent, "availability" | "onSaleFrom" | "timeZone"> & {
  disruption: AnnouncedDisruption | null;
};

/** An event's badges, most important first. None: it takes place, and tickets are on sale. */
export function stateBadges(event: WithState, texts = defaultStates): StateBadge[] {
  const { disruption, availability } = event;
  const badges: StateBadge[] = [];
  if (disruption !== null) {
    const tone = isCalledOff(disruption) ? "off" : "changed";
    badges.push({ label: disruptionLabel(disruption, texts), tone });
  }
  const label = availabilityLabel(event, texts);
  if (label !== undefined && !isCalledOff(disruption)) {
    badges.push({ label, tone: availabilityTones[availability] });
  }
  return badges;
}

const availabilityTones: Record<Availability, StateTone> = {
  "on-sale": "plain",
  "few-left": "scarce",
  "sold-out": "sold",
  "not-yet-on-sale": "plain",
  free: "plain",
  "at-the-door": "plain",
};

/** Undefined: tickets are on sale, which needs no label. The day is the venue's. */
export function availabilityLabel(
  { availability, onSaleFrom, timeZone }: Omit<WithState, "disruption">,
  texts = defaultStates,
): string | undefined {
  switch (availability) {
    case "on-sale":
      return undefined;
    case "few-left":
      return texts.fewLeft;
    case "sold-out":
      return texts.soldOut;
    case "free":
      return texts.freeEntry;
    case "at-the-door":
      return texts.payAtTheDoor;
    case "not-yet-on-sale":
      return onSaleFrom === null
        ? texts.ticketsSoon
        : texts.ticketsFrom({ day: dayAndMonth(dayIn(timeZone, new Date(onSaleFrom))) });
  }
}

/** For a party that is on: `On now until 10:00 PM`, in the venue's local time. */
export function onNowUntil(
  { endTime }: Pick<PublicEvent, "endTime">,
  texts: EventStateTexts,
): string {
  return texts.onNowUntil({ time: clockTime(endTime ?? defaultEndTime) });
}

/** The most important news; undefined: none. */
export function headlineState(
  { disruption, ...event }: WithState,
  texts = defaultStates,
): string | undefined {
  if (disruption !== null) return disruptionLabel(disruption, texts);
  return event.availability === "sold-out" ? availabilityLabel(event, texts) : undefined;
}

/** `Cancelled: Sunday Disco`, because a page's title can't have a badge. */
export function titleWithState(
  event: WithState & Pick<PublicEvent, "eventName">,
  texts = defaultStates,
): string {
  const state = headlineState(event, texts);
  return state === undefined
    ? event.eventName
    : texts.titleWithState({ state, party: event.eventName });
}
