import type { PostStatus } from "@before-ten/contracts/posts/rules";

export const statusLabels: Readonly<Record<PostStatus, string>> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

/** An instant as a day of the admins' own: `4 Dec 2026`. */
export function localDay(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}
