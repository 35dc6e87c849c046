import { type Area, type Standing, isPermitted } from "../auth/permissions.ts";

/** Without zod, so that every page can import it. */

interface TrashRow {
  label: string;
  /** The area whose writers may see and restore it. */
  area: Area;
  table: string;
  /** The column people know a row by. */
  nameColumn: string;
}

/**
 * The kinds of items in the trash. A new one is a row here and `keep_trash` in a migration; entries
 * of lists, which aren't rows, have a view that acts like such a table.
 */
export const trash = {
  event: { label: "Event", area: "events", table: "all_events", nameColumn: "event_name" },
  post: { label: "Post", area: "posts", table: "all_blog_posts", nameColumn: "title" },
  venue: { label: "Venue", area: "events", table: "all_venues", nameColumn: "name" },
  page: { label: "Page", area: "site", table: "all_pages", nameColumn: "title" },
  "text-entry": {
    label: "List entry",
    area: "site",
    table: "removed_text_entries",
    nameColumn: "name",
  },
  subscriber: {
    label: "Subscriber",
    area: "subscribers",
    table: "all_subscribers",
    nameColumn: "email",
  },
  campaign: {
    label: "Campaign",
    area: "campaigns",
    table: "all_campaigns",
    nameColumn: "subject",
  },
  "canned-answer": {
    label: "Saved reply",
    area: "messages",
    table: "all_canned_answers",
    nameColumn: "title",
  },
} as const satisfies Record<string, TrashRow>;

export type TrashKind = keyof typeof trash;

export const trashKinds: readonly TrashKind[] = Object.keys(trash).filter(
  (kind): kind is TrashKind => Object.hasOwn(trash, kind),
);

/** The kinds of trash an admin sees: those they may delete. */
export function trashKindsFor(standing: Standing): TrashKind[] {
  return trashKinds.filter((kind) => isPermitted(standing, `${trash[kind].area}:write`));
}

/** How long an item stays there before it is deleted permanently. */
export const trashDays = 30;

/** Per request. */
export const maxTrashIds = 1_000;

/** How long a bulk action can be undone. */
export const undoMinutes = 60;
