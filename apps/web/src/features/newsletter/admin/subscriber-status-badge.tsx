import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import { StatusBadge, type StatusTone } from "../../../admin/list/badges/status-badge.tsx";

const tones: Record<SubscriberStatus, StatusTone> = {
  active: "live",
  pending: "waiting",
  unsubscribed: "idle",
  bounced: "failed",
};

export function SubscriberStatusBadge({ status }: { status: SubscriberStatus }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
