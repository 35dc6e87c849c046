import type { Availability } from "../events/availability.ts";
import { type DisruptionKind, isCalledOff } from "../events/disruption.ts";
import { type EventStatus, hasEnded, hasStarted, isLive } from "../events/lifecycle.ts";
import { type AlertKind, type FollowWish, remindersUntilMs } from "./rules.ts";

/** The state of an event that alerts depend on. The instants are ISO 8601. */
export interface AlertableEvent {
  status: EventStatus;
  startsAt: string;
  endsAt: string;
  /** At the given time. */
  availability: Availability;
  disruption: { kind: DisruptionKind } | null;
}

/** The alert visitors can request; undefined if there is nothing to wait for. */
export function alertKindFor(event: AlertableEvent, now: Date): AlertKind | undefined {
  if (hasEnded(event, now) || event.disruption?.kind === "cancelled") return "next-event";
  // Has no date yet, so tickets can't be judged.
  if (isCalledOff(event.disruption)) return undefined;
  if (event.availability === "sold-out") return "places-return";
  return event.availability === "not-yet-on-sale" ? "on-sale" : undefined;
}

/**
 * The current news for people waiting for an event's places or tickets: they are available, or the
 * event is cancelled. Undefined: they keep waiting.
 */
export function newsOf(event: AlertableEvent, now: Date): "tickets" | "cancelled" | undefined {
  if (!isLive(event) || hasEnded(event, now)) return undefined;
  if (event.disruption?.kind === "cancelled") return "cancelled";
  if (isCalledOff(event.disruption)) return undefined;
  const { availability } = event;
  return availability === "sold-out" || availability === "not-yet-on-sale" ? undefined : "tickets";
}

/** Whether an event counts for "next event" alerts: it is upcoming and not cancelled. */
export function isToCome(event: AlertableEvent, now: Date): boolean {
  return isLive(event) && !hasStarted(event, now) && !isCalledOff(event.disruption);
}

/** Whether visitors can follow an event: it takes place, perhaps on a date to come. */
export function canFollow(event: Omit<AlertableEvent, "availability">, now: Date): boolean {
  if (!isLive(event) || event.disruption?.kind === "cancelled") return false;
  return event.disruption?.kind === "postponed" || !hasEnded(event, now);
}

/** What the page of an event offers to its followers. */
export function wishesFor(event: Omit<AlertableEvent, "availability">, now: Date): FollowWish[] {
  if (!canFollow(event, now)) return [];
  const remindsStill =
    event.disruption?.kind === "postponed" ||
    Date.parse(event.startsAt) - now.getTime() > remindersUntilMs;
  return remindsStill ? ["changes", "reminder", "thanks"] : ["changes", "thanks"];
}
