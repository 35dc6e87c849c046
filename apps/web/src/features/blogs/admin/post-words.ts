import type { BlogStatus } from "@before-ten/contracts/blog-categories";

export const statusLabels: Readonly<Record<BlogStatus, string>> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

/** An instant as a day of the staff's own: `4 Dec 2026`. */
export function staffDay(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}
