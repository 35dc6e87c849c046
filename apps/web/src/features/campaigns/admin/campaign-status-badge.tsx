import type { CampaignStatus } from "@before-ten/contracts/campaigns/rules";
import { StatusBadge, type StatusTone } from "../../../admin/list/badges/status-badge.tsx";

const tones: Record<CampaignStatus, StatusTone> = {
  draft: "idle",
  scheduled: "waiting",
  sending: "live",
  paused: "asking",
  sent: "past",
  cancelled: "failed",
};

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
