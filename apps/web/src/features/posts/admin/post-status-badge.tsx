import type { PostStatus } from "@before-ten/contracts/posts/rules";
import { StatusBadge, type StatusTone } from "../../../admin/list/status-badge.tsx";

const tones: Record<PostStatus, StatusTone> = {
  draft: "idle",
  published: "live",
  archived: "past",
};

export function PostStatusBadge({ status }: { status: PostStatus }) {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}
