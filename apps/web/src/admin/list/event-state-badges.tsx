import {
  type StateTone,
  type WithState,
  stateBadges,
} from "@before-ten/contracts/events/state-messages";
import { StatusBadge, type StatusTone } from "./status-badge.tsx";

const tones: Record<StateTone, StatusTone> = {
  off: "failed",
  changed: "waiting",
  scarce: "waiting",
  sold: "past",
  plain: "idle",
};

/** What visitors read of the event's tickets, and of what happened to it. */
export function EventStateBadges({ event }: { event: WithState }) {
  return stateBadges(event).map(({ label, tone }) => (
    <StatusBadge key={label} tone={tones[tone]}>
      {label}
    </StatusBadge>
  ));
}
