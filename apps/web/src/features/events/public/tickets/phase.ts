import { hasEnded, hasStarted } from "@before-ten/contracts/events/lifecycle";

/** Phases of an event in order. */
export const phases = ["upcoming", "running", "ended"] as const;

export type Phase = (typeof phases)[number];

type Lasting = Parameters<typeof hasEnded>[0] & Parameters<typeof hasStarted>[0];

export function phaseOf(event: Lasting, now: Date): Phase {
  if (hasEnded(event, now)) return "ended";
  return hasStarted(event, now) ? "running" : "upcoming";
}
