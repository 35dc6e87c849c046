import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventPhase } from "./event-phase.ts";
import { EventStateBadges } from "./event-state-badges.tsx";
import { EventStatusBadge } from "./event-status-badge.tsx";
import { ScheduleBadges } from "./schedule-badges.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface EventBadgesProps {
  event: PublicEvent;
  now: Date;
}

/**
 * An event's status, and beside it what else is true: that it is on now, over, cancelled or
 * scheduled. A past party's tickets are no news, and a completed one has ended anyway.
 */
export function EventBadges({ event, now }: EventBadgesProps) {
  const phase = eventPhase(event, now);
  return (
    <>
      <EventStatusBadge status={event.status} />
      {phase === "on-now" && <StatusBadge tone="asking">On now</StatusBadge>}
      {phase === "over" && event.status !== "completed" && (
        <StatusBadge tone="past">Ended</StatusBadge>
      )}
      {phase !== "over" && <EventStateBadges event={event} />}
      <ScheduleBadges {...event} />
    </>
  );
}
