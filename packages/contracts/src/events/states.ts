import { type Availability, availabilities } from "./availability.ts";
import { type DisruptionKind, disruptionKinds, isCalledOff } from "./disruption.ts";

/** What admins look for among their events: how it is with the tickets, or what happened. */
export const eventStates = [...availabilities, ...disruptionKinds] as const;

export type EventState = (typeof eventStates)[number];

/**
 * Whether the badges of an event say so. Of a party that is cancelled or postponed they say nothing
 * about tickets, whatever is left of them.
 */
export function isInState(
  {
    availability,
    disruption,
  }: { availability: Availability; disruption: { kind: DisruptionKind } | null },
  state: EventState,
): boolean {
  if (disruption?.kind === state) return true;
  return availability === state && !isCalledOff(disruption);
}
