import { maxPreferences, maxSubscriberTags } from "./rules.ts";

const counted = (count: number) =>
  `${count.toLocaleString("en-AU")} ${count === 1 ? "subscriber" : "subscribers"}`;

export const adminNewsletterMessages = {
  loadFailed: "Failed to fetch subscribers",
  statusFailed: "Failed to update subscriber status",
  bulkFailed: "Failed to perform bulk action",
  exportFailed: "Failed to export subscribers",
  exported: "Export completed successfully",
  selectionRequired: "Please select subscribers and an action",
  enterTag: "Enter tag to add:",
  noneFound: "No subscribers found",
  notFound: "Subscriber not found",
  tagRequired: "Please enter a tag",
  tooManyMatches:
    "That is more than 50,000 subscribers. Please narrow the search or choose a status.",
  preferencesUpdated: "Subscriber preferences updated",
  tooManyPreferences: `There may be at most ${maxPreferences} preferences`,
  /** `value` is the stored one; undefined: it was removed. */
  preferenceChanged: (name: string, value: boolean | string | undefined) =>
    value === undefined
      ? `Someone has removed ${name} meanwhile. Save again to use yours instead.`
      : `Someone has set ${name} to ${preferenceText(value)} meanwhile. Save again to use yours instead.`,
  statusUpdated: (status: string) => `Subscriber status updated to ${status}`,
  /** Shown next to the undo button. */
  changesTo: (count: number) => `Changes to ${counted(count)}`,
  bulkUndone: (count: number) => `${counted(count)} restored`,
  confirmDelete: "They won't get any more emails unless they sign up again.",
  bulkCompleted: (count: number) => `Bulk action completed for ${count} subscribers`,
  /**
   * Follows the sentence above, in the API and the undo bar, if some subscribers didn't get every
   * tag.
   */
  tagsLeftOut: (count: number) =>
    `${count} ${count === 1 ? "subscriber has" : "subscribers have"} ${maxSubscriberTags} tags already, the maximum, and didn't get every tag.`,
} as const;

function preferenceText(value: boolean | string): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return `“${value}”`;
}
