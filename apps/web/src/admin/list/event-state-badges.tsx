import type { PublicEvent } from "@before-ten/contracts/events/output";
import { type StateTone, stateBadges } from "@before-ten/contracts/events/state-messages";
import { StatusBadge, type StatusTone } from "./status-badge.tsx";

const tones: Record<StateTone, StatusTone> = {
  off: "failed",
  changed: "waiting",
  scarce: "waiting",
  sold: "past",
  plain: "idle",
};

/** What visitors read of the event's tickets, and of what happened to it. */
export function EventStateBadges({ event }: { event: PublicEvent }) {
  return stateBadges(event).map(({ label, tone }) => (
    <StatusBadge key={label} tone={tones[tone]}>
      {label}
    </StatusBadge>
  ));
}
