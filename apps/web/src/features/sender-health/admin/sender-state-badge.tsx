import type { SenderState } from "@before-ten/contracts/sender-health/rules";
import { StatusBadge, type StatusTone } from "../../../admin/list/badges/status-badge.tsx";

const tones: Record<SenderState, StatusTone> = {
  ok: "live",
  warning: "waiting",
  wrong: "failed",
  unknown: "idle",
};

const labels: Record<SenderState, string> = {
  ok: "ok",
  warning: "warning",
  wrong: "wrong",
  unknown: "not checked",
};

export function SenderStateBadge({ state }: { state: SenderState }) {
  return <StatusBadge tone={tones[state]}>{labels[state]}</StatusBadge>;
}
