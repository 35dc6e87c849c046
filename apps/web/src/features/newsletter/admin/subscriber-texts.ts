import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import type { ConsentVia } from "@before-ten/contracts/newsletter/rules";

const shownTags = 2;

/** `melbourne`, `vinyl`, `+3 more`. */
export function tagLabels(tags: readonly string[]): string[] {
  const more = tags.length - shownTags;
  return [...tags.slice(0, shownTags), ...(more > 0 ? [`+${more} more`] : [])];
}

/** One decimal, but a plain 0% for subscribers who never opened anything. */
export function percent(value: number): string {
  return value > 0 ? `${value.toFixed(1)}%` : "0%";
}

/** Without a campaign there is no engagement; a 0% would be unfair. */
export const noCampaignYet = "No campaign yet";

const vias: Readonly<Record<ConsentVia, string>> = {
  form: "A form on the site",
  api: "The REST API",
  import: "An import",
};

/** How a consent was given, and on which page. */
export function throughText({ via, page }: Pick<AdminSubscriber["consent"], "via" | "page">) {
  if (via === null) return "Not recorded";
  return page === null ? vias[via] : `${vias[via]} (${page})`;
}

export function sourceOf({ consent }: Pick<AdminSubscriber, "consent">): string {
  return consent.utmParams.source || "Direct";
}

/** `1,000`, or `1,000+` if counting stopped there. */
export function countLabel(count: number, isCapped: boolean): string {
  return `${count.toLocaleString("en-AU")}${isCapped ? "+" : ""}`;
}

/** `0.4 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Warning before reactivating subscribers who unsubscribed themselves. */
export const leftByThemselves =
  "They unsubscribed themselves. Activate them only if they asked to come back.";

/**
 * The question before activating subscribers, of whom `left` of `count` (as `label`) unsubscribed
 * themselves. `isEverybody`: not all of them are on the page.
 */
export function activateQuestion({
  left,
  count,
  label,
  isEverybody,
}: {
  left: number;
  count: number;
  label: string;
  isEverybody: boolean;
}): string {
  if (count === 1) return leftByThemselves;
  const whom = isEverybody ? `${everybodyIs(label)} ` : "";
  const who =
    left === 1
      ? `One of the ${label}`
      : left === count
        ? `All ${label}`
        : `${countLabel(left, false)} of the ${label}`;
  const those = left === 1 ? "them only if they" : "only those who";
  return `${whom}${who} unsubscribed themselves. Activate ${those} asked to come back.`;
}

export function everybodyIs(label: string): string {
  return `This affects ${label} subscribers, on this page and all the others.`;
}
