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
 * Badges for an event's status: on now, over, cancelled, scheduled. Ticket badges are left out for
 * past events, and "over" for completed ones, as they would add nothing.
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
