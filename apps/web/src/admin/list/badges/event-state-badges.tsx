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

/** The ticket state and disruption that visitors see. */
export function EventStateBadges({ event }: { event: WithState }) {
  return stateBadges(event).map(({ label, tone }) => (
    <StatusBadge key={label} tone={tones[tone]}>
      {label}
    </StatusBadge>
  ));
}
