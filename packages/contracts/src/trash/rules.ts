import { type AdminRole, type Area, isPermitted } from "../auth/permissions.ts";

/** Free of zod, so that every page may read it. */

/** What can lie in the trash. */
export const trashKinds = ["event", "post", "subscriber", "campaign", "canned-answer"] as const;

export type TrashKind = (typeof trashKinds)[number];

/** Whose writers may see and restore it. */
const areaOf: Record<TrashKind, Area> = {
  event: "events",
  post: "posts",
  subscriber: "subscribers",
  campaign: "campaigns",
  "canned-answer": "messages",
};

/** What a role sees of the trash: what it may delete. */
export function trashKindsFor(role: AdminRole | null): TrashKind[] {
  return trashKinds.filter((kind) => isPermitted(role, `${areaOf[kind]}:write`));
}

/** How long it stays there; then it is gone for good. */
export const trashDays = 30;

/** Named by one request. */
export const maxTrashIds = 1_000;

/** How long a bulk action can be undone. */
export const undoMinutes = 60;
