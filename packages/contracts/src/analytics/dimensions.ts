import { type Channel, channels } from "./channel.ts";

/** Without zod, so that every page can import it. */

/** What figures are broken down by. The first is the default. */
export const dimensions = [
  "event",
  "channel",
  "campaign",
  "city",
  "country",
  "day",
  "week",
  "month",
] as const;

export type Dimension = (typeof dimensions)[number];

const timeDimensions = ["day", "week", "month"] as const satisfies readonly Dimension[];

export type TimeDimension = (typeof timeDimensions)[number];

export function isTime(dimension: Dimension | undefined): dimension is TimeDimension {
  return timeDimensions.some((each) => each === dimension);
}

/** What figures can be limited to. */
export const filterNames = ["event", "channel", "campaign", "city", "country"] as const;

/** The first is the default. */
export const measures = ["clicks", "views", "clickRate", "subscribers"] as const;

export type Measure = (typeof measures)[number];

/** Key of visits that came from no campaign, or by no known channel. */
export const noKey = "none";

export const channelChoices = [...channels, noKey] as const satisfies readonly (
  | Channel
  | typeof noKey
)[];

/** `name` is the order of time for days, weeks and months, whose default it is. */
export const figuresSorts = ["most", "gain", "loss", "name"] as const;

export type FiguresSort = (typeof figuresSorts)[number];

/** The first day of figures, and how many days one question can cover. */
export const firstFiguresDay = "2000-01-01";
export const lastFiguresDay = "2099-12-31";
export const maxFiguresDays = 1_100;

/** Columns of one page of a crossed table. */
export const figuresColumnLimit = 12;

export const figuresRowLimit = 50;

/** The first is the default; the others are shares of the delivered emails. */
export const campaignSorts = ["newest", "opened", "clicked", "tickets", "unsubscribed"] as const;

export type CampaignSort = (typeof campaignSorts)[number];

/** Less than this says nothing about what to do next. */
export const enoughPeople = 500;
export const enoughCampaigns = 2;
