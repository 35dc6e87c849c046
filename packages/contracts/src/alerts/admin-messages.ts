import { announcedAfterMinutes } from "./rules.ts";

/** Sentences about alerts and receipts for admins. */
export const adminAlertMessages = {
  countFailed: "Failed to count who will be told",
  receiptsFailed: "Failed to load who was told",
  /** After an event was published. */
  published: (count: number) =>
    `Published: ${people(count)} who asked for it will be emailed in ${announcedAfterMinutes} minutes`,
  publishes: (count: number, country: string) =>
    `Once this is published, ${people(count)} who asked for the next party in ${country} will be emailed, ${announcedAfterMinutes} minutes later.`,
  announces: (count: number, { country, time }: { country: string; time: string }) =>
    `${people(count)} who asked for the next party in ${country} will be emailed at ${time}. Making this a draft again stops that.`,
  unpublished: "The event is a draft again. No emails were sent.",
  /** Undefined until they are counted. */
  followersAreMailed: (count: number | undefined) => {
    if (count === undefined) return "Everyone who asked to hear about changes will be emailed.";
    if (count === 0) return "No one has asked to hear about changes, so no emails will be sent.";
    return `${people(count)} who asked to hear about changes will be emailed.`;
  },
  wouldBeMailed: (count: number, what: string) =>
    count === 0
      ? "No subscribers have chosen this country."
      : `${people(count)}, once you send it: ${what}.`,
  campaignNotPrepared: "Failed to prepare the campaign",
  noneTold: "Nobody has been told anything about this party yet.",
} as const;

function people(count: number): string {
  return count === 1 ? "1 person" : `${count.toLocaleString("en-AU")} people`;
}
