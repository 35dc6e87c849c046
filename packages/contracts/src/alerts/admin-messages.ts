import { announcedAfterMinutes, partnerDays } from "./rules.ts";

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
  allUnpublished: "The dates are drafts again. No emails were sent.",
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
  interestedInCity: (count: number, city: string) =>
    count === 0
      ? `No subscriber has clicked a link about a party in ${city}.`
      : `${people(count)} who clicked a link about a party in ${city}, once you send it.`,
  clickedTickets: (count: number) =>
    count === 0
      ? "No one has clicked its tickets yet."
      : `Its tickets were clicked ${count === 1 ? "once" : `${count.toLocaleString("en-AU")} times`}. Only the seller knows who bought them.`,
  reachFailed: "Failed to count who clicked the tickets and who shows the list",
  partnersShow: (hosts: readonly string[]) =>
    hosts.length === 0
      ? `No other site has shown your list in the last ${partnerDays} days.`
      : `${hosts.length === 1 ? "1 site shows" : `${hosts.length} sites show`} your list: ${hosts.join(", ")}. The list updates within a minute.`,
  searchEnginesOff: "They update on their next visit",
  tellingRepeated: (failure: string) => `Not yet: ${failure} The site will tell them again later.`,
  campaignNotPrepared: "Failed to prepare the campaign",
  noneTold: "No one has been told anything about this party yet.",
} as const;

/** Why search engines weren't told. The status is that of the answer; 0: there was none. */
export function tellingFailure(status: number, publicUrl: string): string {
  const reason = failures[status];
  if (reason !== undefined) return reason(publicUrl);
  return status === 0
    ? "IndexNow can't be reached."
    : `IndexNow answered with the status ${status}.`;
}

const failures: Record<number, (publicUrl: string) => string> = {
  400: () => "IndexNow rejected the list of pages.",
  403: (publicUrl) =>
    `IndexNow rejects the key: ${publicUrl}/{key}.txt can't be read from outside, or holds another key.`,
  422: (publicUrl) => `IndexNow says the pages don't belong to ${publicUrl}.`,
  429: () => "IndexNow was told too often. Wait a while.",
};

function people(count: number): string {
  return count === 1 ? "1 person" : `${count.toLocaleString("en-AU")} people`;
}
