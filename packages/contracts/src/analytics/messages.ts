import type { Channel } from "./channel.ts";
import type { Dimension, Measure, noKey } from "./dimensions.ts";

export const analyticsMessages = {
  loadFailed: "Failed to load analytics",
  noneFound: "Nothing was counted on these days",
  noneHint: "Figures appear here as soon as there are any. Try a longer period or fewer filters.",
  periodBefore: "Period before",
  partyBefore: "Party before",
  noPartyBefore: "There's no earlier party of its series or city that is over, to compare with.",
  comparedWith: (party: string, day: string) =>
    `Compared with ${party} on ${day}, over the same number of days before each.`,
  noneSent: "No campaigns sent yet",
  noneSentHint: "Campaigns appear here once they are being sent.",
  shares:
    "Percentages are of delivered emails. Programs open emails too, so opens are only a rough guide. Ticket clicks include those on our pages by people who came from the email.",
  noVisits: "No visits to this party yet",
  opens: "A dash stands for a campaign that was set not to count opens.",
  nothingToConclude: (
    people: number,
    campaigns: number,
    most: { people: number; campaigns: number },
  ) =>
    `Too early to say. It takes ${campaigns} campaigns with ${people} people on one day of the week. The most so far: ${most.campaigns} with ${most.people} people.`,
} as const;

/** Of the server alone, so that no page loads them. */
export const figuresErrors = {
  sameTwice: "Rows and columns are the same",
  subscribersByTime: "New subscribers are counted by day, week and month only",
  bothDays: "Choose the first day and the last",
  againstWhich: "Choose the party to compare",
  toBeforeFrom: "The last day is before the first",
  tooManyDays: "Choose at most three years",
} as const;

export const figuresLabels = {
  noCampaign: "No campaign",
  noCity: "City not known",
  inTrash: "in the trash",
  weekOf: (day: string) => `Week of ${day}`,
  announced: "Announced",
  partyDay: "Party",
  priceEnds: (price: string) => `Last day at ${price}`,
  campaignSent: (subject: string) => `Campaign: ${subject}`,
} as const;

/** Why parts don't add up, and what to know when reading the figures. */
export const figuresNotes = {
  rates: "Click rates don't add up: a total is all clicks as a percentage of all views.",
  channelsSince: (day: string) =>
    `Channels are counted since ${day}. Earlier visits are not known.`,
  campaignsSince: (day: string) =>
    `Campaigns are counted by day since ${day}. Earlier visits count as “No campaign”.`,
  campaignsOnSite:
    "Visits to our own pages. Clicks on a ticket link inside an email are in its campaign's report.",
  unfinished: "Views and clicks use the venue's day. Today is still counting, so it looks lower.",
  unfinishedSubscribers:
    "Subscribers use the day in UTC. Today is still counting, so it looks lower.",
  longerBefore: (days: number, day: string) =>
    `The period before has ${days === 1 ? "1 more day" : `${days} more days`}, compared with ${day}.`,
} as const;

export const channelLabels: Record<Channel | typeof noKey, string> = {
  direct: "Direct",
  search: "Search engines",
  social: "Social networks",
  newsletter: "Newsletter",
  campaign: "Tagged links",
  referral: "Other sites",
  none: "Not known",
};

export const dimensionLabels: Record<Dimension, string> = {
  event: "Party",
  channel: "Channel",
  campaign: "Campaign",
  city: "City",
  country: "Country",
  day: "Day",
  week: "Week",
  month: "Month",
};

export const measureLabels: Record<Measure, string> = {
  clicks: "Ticket clicks",
  views: "Page views",
  clickRate: "Click rate",
  subscribers: "New subscribers",
};

export const campaignAdvice = {
  secondMail: ({ subject, waiting, expected, observed, enough }: SecondMail) =>
    `${waiting} people haven't clicked "${subject}". A second email about it may bring about ${expected} of them: earlier second emails were clicked by ${observed}. (Shown from ${enough}.)`,
  weekday: ({
    day,
    observed,
    others,
    enough,
  }: Record<"day" | "observed" | "others" | "enough", string>) =>
    `Send on a ${day}: ${observed} clicked, against ${others} on other days. (Shown from ${enough} each.)`,
  observed: ({ share, people, campaigns }: Record<"share" | "people" | "campaigns", string>) =>
    `${share} of ${people} people in ${campaigns} campaigns`,
  enough: (people: number, campaigns: number) => `${people} people in ${campaigns} campaigns`,
} as const;

type SecondMail = Record<"subject" | "waiting" | "expected" | "observed" | "enough", string>;
