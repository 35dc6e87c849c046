import { defaultEndTime } from "../shared/limits.ts";
import { defaultTexts } from "../site/read-texts.ts";
import { type EventStateTexts, eventStateTexts } from "../site/texts/events/event-states.ts";
import type { Availability } from "./availability.ts";
import { type DisruptionKind, isCalledOff } from "./disruption.ts";
import { dayIn } from "./lifecycle.ts";
import type { PublicEvent } from "./output.ts";
import { clockTime, dayAndMonth } from "./time-text.ts";

/**
 * Sentences about an event's availability and disruption for visitors. Without texts, as in the
 * admin area, they are the defaults.
 */

const defaultStates: EventStateTexts = defaultTexts(eventStateTexts);

export const disruptionLabels: Record<DisruptionKind, string> = disruptionLabelsIn(defaultStates);

export const disruptionSentences: Record<DisruptionKind, string> =
  disruptionSentencesIn(defaultStates);

export function disruptionLabelsIn(texts: EventStateTexts): Record<DisruptionKind, string> {
  const { cancelled, postponed, rescheduled, moved } = texts;
  return { cancelled, postponed, rescheduled, moved };
}

export function disruptionSentencesIn(texts: EventStateTexts): Record<DisruptionKind, string> {
  return {
    cancelled: texts.cancelledSentence,
    postponed: texts.postponedSentence,
    rescheduled: texts.rescheduledSentence,
    moved: texts.movedSentence,
  };
}

/** The meaning of a badge, for its colour. */
export type StateTone = "off" | "changed" | "scarce" | "sold" | "plain";

export interface StateBadge {
  label: string;
  tone: StateTone;
}

export type WithState = Pick<PublicEvent, "availability" | "onSaleFrom" | "timeZone"> & {
  disruption: { kind: DisruptionKind } | null;
};

/** An event's badges, most important first. None: it takes place, and tickets are on sale. */
export function stateBadges(event: WithState, texts = defaultStates): StateBadge[] {
  const { disruption, availability } = event;
  const badges: StateBadge[] = [];
  if (disruption !== null) {
    const tone = isCalledOff(disruption) ? "off" : "changed";
    badges.push({ label: disruptionLabelsIn(texts)[disruption.kind], tone });
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
  if (disruption !== null) return disruptionLabelsIn(texts)[disruption.kind];
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
