import { type Availability, availabilities } from "./availability.ts";
import { type DisruptionKind, disruptionKinds, isCalledOff } from "./disruption.ts";

/** States admins can filter by: availability or disruption. */
export const eventStates = [...availabilities, ...disruptionKinds] as const;

export type EventState = (typeof eventStates)[number];

/**
 * Whether an event's badges show this state. A cancelled or postponed party shows no availability.
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
