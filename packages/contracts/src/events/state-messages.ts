import { defaultEndTime } from "../shared/limits.ts";
import type { Availability } from "./availability.ts";
import { type DisruptionKind, isCalledOff } from "./disruption.ts";
import { dayIn } from "./lifecycle.ts";
import type { PublicEvent } from "./output.ts";
import { clockTime, dayAndMonth } from "./time-text.ts";

/** Sentences about an event's availability and disruption for visitors. */

export const disruptionLabels: Record<DisruptionKind, string> = {
  cancelled: "Cancelled",
  postponed: "Postponed",
  rescheduled: "New date",
  moved: "New place",
};

export const disruptionSentences: Record<DisruptionKind, string> = {
  cancelled: "This party is cancelled.",
  postponed: "This party is postponed. We will announce the new date here.",
  rescheduled: "This party has a new date.",
  moved: "This party has moved to a new place.",
};

export const stateMessages = {
  dateToCome: "New date to be announced",
  previously: "Previously",
  refunds: "How refunds work",
} as const;

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
export function stateBadges(event: WithState): StateBadge[] {
  const { disruption, availability } = event;
  const badges: StateBadge[] = [];
  if (disruption !== null) {
    const tone = isCalledOff(disruption) ? "off" : "changed";
    badges.push({ label: disruptionLabels[disruption.kind], tone });
  }
  const label = availabilityLabel(event);
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
export function availabilityLabel({
  availability,
  onSaleFrom,
  timeZone,
}: Omit<WithState, "disruption">): string | undefined {
  switch (availability) {
    case "on-sale":
      return undefined;
    case "few-left":
      return "Few left";
    case "sold-out":
      return "Sold out";
    case "free":
      return "Free entry";
    case "at-the-door":
      return "Pay at the door";
    case "not-yet-on-sale":
      return onSaleFrom === null
        ? "Tickets soon"
        : `Tickets from ${dayAndMonth(dayIn(timeZone, new Date(onSaleFrom)))}`;
  }
}

/** For a party that is on: `On now until 10:00 PM`, in the venue's local time. */
export function onNowUntil({ endTime }: Pick<PublicEvent, "endTime">): string {
  return `On now until ${clockTime(endTime ?? defaultEndTime)}`;
}

/** The most important news; undefined: none. */
export function headlineState({ disruption, ...event }: WithState): string | undefined {
  if (disruption !== null) return disruptionLabels[disruption.kind];
  return event.availability === "sold-out" ? availabilityLabel(event) : undefined;
}

/** `Cancelled: Sunday Disco`, because a page's title can't have a badge. */
export function titleWithState(event: WithState & Pick<PublicEvent, "eventName">): string {
  const state = headlineState(event);
  return state === undefined ? event.eventName : `${state}: ${event.eventName}`;
}
