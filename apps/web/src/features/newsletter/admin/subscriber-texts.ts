import type { StaffSubscriber } from "@before-ten/contracts/newsletter-staff";

const shownTags = 2;

/** `melbourne`, `vinyl`, `+3 more`. */
export function tagLabels(tags: readonly string[]): string[] {
  const more = tags.length - shownTags;
  return [...tags.slice(0, shownTags), ...(more > 0 ? [`+${more} more`] : [])];
}

/** One decimal, and a plain 0% for who never opened anything. */
export function percent(value: number): string {
  return value > 0 ? `${value.toFixed(1)}%` : "0%";
}

export function sourceOf({ consent }: Pick<StaffSubscriber, "consent">): string {
  return consent.utmParams.source || "Direct";
}

/** `1,000`, or `1,000+` where a search stopped counting. */
export function countLabel(count: number, isCapped: boolean): string {
  return `${count.toLocaleString("en-AU")}${isCapped ? "+" : ""}`;
}

/** `0.4 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
