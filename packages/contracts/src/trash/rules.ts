import { type AdminRole, type Area, isPermitted } from "../auth/permissions.ts";

/** Without zod, so that every page can import it. */

/** The kinds of items in the trash. */
export const trashKinds = ["event", "post", "subscriber", "campaign", "canned-answer"] as const;

export type TrashKind = (typeof trashKinds)[number];

/** The area whose writers may see and restore it. */
const areaOf: Record<TrashKind, Area> = {
  event: "events",
  post: "posts",
  subscriber: "subscribers",
  campaign: "campaigns",
  "canned-answer": "messages",
};

/** The kinds of trash a role sees: those it may delete. */
export function trashKindsFor(role: AdminRole | null): TrashKind[] {
  return trashKinds.filter((kind) => isPermitted(role, `${areaOf[kind]}:write`));
}

/** How long an item stays there before it is deleted permanently. */
export const trashDays = 30;

/** Per request. */
export const maxTrashIds = 1_000;

/** How long a bulk action can be undone. */
export const undoMinutes = 60;
