import type { SubscriberStatus } from "@before-ten/contracts/newsletter";
import { Badge } from "@mantine/core";

const colours: Record<SubscriberStatus, string> = {
  active: "teal",
  pending: "dusk",
  unsubscribed: "slate",
  bounced: "red",
};

export function SubscriberStatusBadge({ status }: { status: SubscriberStatus }) {
  return (
    <Badge variant="outline" flex="none" color={colours[status]}>
      {status}
    </Badge>
  );
}
