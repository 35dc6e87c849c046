import type { EventStatus } from "@before-ten/contracts/event-lifecycle";
import { Badge } from "@mantine/core";

const colours: Record<EventStatus, string> = {
  draft: "slate",
  published: "teal",
  active: "teal",
  completed: "dusk",
};

/** Two statuses mean that the event takes place; the badge still says which one it is. */
export function EventStatusBadge({ status }: { status: EventStatus }) {
  return (
    <Badge variant="outline" flex="none" color={colours[status]}>
      {status}
    </Badge>
  );
}
