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

/** `4 Dec 2026 at 4:05 pm`, where the reader is. */
export function staffTime(instant: string): string {
  const time = new Date(instant).toLocaleTimeString("en-AU", {
    hour: "numeric",
    minute: "2-digit",
  });
  return `${staffDay(instant)} at ${time}`;
}
