import type { SubscriberStatus } from "@before-ten/contracts/newsletter";
import { StatusBadge, type StatusTone } from "../../../ui/staff/status-badge.tsx";

const tones: Record<SubscriberStatus, StatusTone> = {
  active: "live",
  pending: "waiting",
  unsubscribed: "idle",
  bounced: "failed",
};

export function SubscriberStatusBadge({ status }: { status: SubscriberStatus }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
