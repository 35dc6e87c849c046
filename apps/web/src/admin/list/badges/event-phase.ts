import { type DisruptionKind, isCalledOff } from "@before-ten/contracts/events/disruption";
import { hasEnded, hasStarted, isLive } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";

/** Phase of an event, in the one word an admin looks for. */
type EventPhase = "draft" | "to-come" | "on-now" | "called-off" | "over";

export function eventPhase(
  event: Pick<PublicEvent, "status" | "startsAt" | "endsAt"> & {
    disruption: { kind: DisruptionKind } | null;
  },
  now: Date,
): EventPhase {
  if (event.status === "draft") return "draft";
  if (isCalledOff(event.disruption)) return "called-off";
  if (hasEnded(event, now)) return "over";
  return isLive(event) && hasStarted(event, now) ? "on-now" : "to-come";
}
