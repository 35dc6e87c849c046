import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import type { CampaignTopic } from "@before-ten/contracts/campaigns/rules";

export interface DemoCampaign {
  /** How many days ago it was sent; null for a draft. */
  daysAgo: number | null;
  topic: CampaignTopic;
  subject: string;
  previewText: string;
  /** Above the events. */
  heading: string;
  text: string;
  /** How many of the next parties and of the latest posts it shows. */
  events: number;
  posts: number;
  button: string;
}

/** What the demo club wrote to its subscribers, oldest first. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    daysAgo: 152,
    topic: "events",
    subject: "Your winter coat can wait in the cloakroom",
    previewText: "Three parties that begin in daylight, whatever the season.",
    heading: "Daylight, and then disco",
    text: "The days are what they are. **Ours begin at four**, when there is still some light in the windows, and end when the last good train leaves.\n\nHere is where we play next.",
    events: 3,
    posts: 1,
    button: "See every date",
  },
  {
    daysAgo: 117,
    topic: "events",
    subject: "We found you a Sunday",
    previewText: "Nothing planned, nobody to call. Doors at four.",
    heading: "A Sunday with a floor in it",
    text: "You know the hours between lunch and the first thought of Monday. We have put a dance floor into them.\n\nBring _one_ friend who says they don't dance any more. They always do.",
    events: 4,
    posts: 0,
    button: "Find your Sunday",
  },
  {
    daysAgo: 89,
    topic: "posts",
    subject: "The songs you asked for most",
    previewText: "A list, some confessions, and where to hear them loud.",
    heading: "What you wanted to hear",
    text: "We counted the slips of paper from the request box. The winner was no surprise. **Number four was.**\n\nThe whole story is on the blog, and the songs themselves are at the parties below.",
    events: 2,
    posts: 2,
    button: "Read the blog",
  },
  {
    daysAgo: 61,
    topic: "events",
    subject: "Home by half past ten, since you ask",
    previewText: "Four rooms, four cities, and not one late night.",
    heading: "Four rooms to be sensible in",
    text: "People ask whether we really stop at ten. We really do. The lights come up, somebody finds their other shoe, and there is still time for a cup of tea.\n\nThese are the next four.",
    events: 4,
    posts: 1,
    button: "Choose a room",
  },
  {
    daysAgo: 33,
    topic: "news",
    subject: "A small thank-you to the front row",
    previewText: "You know who you are. So do the photographs.",
    heading: "You made it look easy",
    text: "This season sold out more rooms than any before, and it was you who told your friends. **Thank you.**\n\nThe gallery has the proof. The next parties have room for those friends.",
    events: 3,
    posts: 0,
    button: "See the next parties",
  },
  {
    daysAgo: 9,
    topic: "events",
    subject: "Four parties before the year gives up",
    previewText: "The last ones of the year go first.",
    heading: "Before the year gives up",
    text: "December is short of afternoons, so we have taken four of the best. Tickets for these go early: it is the time of year when people _plan_.\n\nSee you at four.",
    events: 4,
    posts: 2,
    button: "See all parties",
  },
  {
    daysAgo: null,
    topic: "events",
    subject: "The first afternoon of the new year",
    previewText: "No resolutions needed, only shoes.",
    heading: "Start as you mean to go on",
    text: "There will be resolutions. There will also be a **mirrorball**.",
    events: 4,
    posts: 0,
    button: "See the first dates",
  },
];

interface Shown {
  eventIds: readonly string[];
  postIds: readonly string[];
  eventsUrl: string;
}

/** A draft shows whatever comes next when it is sent. */
export function blocksOf(campaign: DemoCampaign, { eventIds, postIds, eventsUrl }: Shown) {
  const isDraft = campaign.daysAgo === null;
  const blocks: CampaignBlock[] = [
    { kind: "heading", text: campaign.heading },
    { kind: "text", text: campaign.text },
  ];
  if (isDraft) {
    blocks.push({ kind: "events", which: { by: "next", count: campaign.events } });
  } else if (eventIds.length > 0) {
    blocks.push({ kind: "events", which: { by: "choice", ids: [...eventIds] } });
  }
  blocks.push({ kind: "button", label: campaign.button, url: eventsUrl });
  if (postIds.length > 0) {
    blocks.push({ kind: "divider" }, { kind: "posts", which: { by: "choice", ids: [...postIds] } });
  }
  return blocks;
}
