import type { BlogStatus } from "@before-ten/contracts/blog-categories";
import { StatusBadge, type StatusTone } from "../../../ui/staff/status-badge.tsx";

const tones: Record<BlogStatus, StatusTone> = {
  draft: "idle",
  published: "live",
  archived: "past",
};

export function PostStatusBadge({ status }: { status: BlogStatus }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
