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
 * How it is with an event: its status until something says more, as that it is on now, over or
 * cancelled. Of what is over nobody asks for tickets any more.
 */
export function EventBadges({ event, now }: EventBadgesProps) {
  const phase = eventPhase(event, now);
  return (
    <>
      {phase === "on-now" && <StatusBadge tone="asking">On now</StatusBadge>}
      {phase === "over" && <StatusBadge tone="past">Ended</StatusBadge>}
      {(phase === "draft" || phase === "to-come") && <EventStatusBadge status={event.status} />}
      {phase !== "over" && <EventStateBadges event={event} />}
      <ScheduleBadges {...event} />
    </>
  );
}
