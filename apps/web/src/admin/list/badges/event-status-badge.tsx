import type { EventStatus } from "@before-ten/contracts/events/lifecycle";
import { StatusBadge, type StatusTone } from "./status-badge.tsx";

const tones: Record<EventStatus, StatusTone> = {
  draft: "idle",
  published: "live",
  active: "live",
  completed: "past",
};

/** Two statuses mean that the event takes place; the badge says which one it is. */
export function EventStatusBadge({ status }: { status: EventStatus }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
