import type { AppRouter } from "@before-ten/api/app-router";

const list = new Intl.ListFormat("en-AU", { type: "conjunction" });

export const offlineMessages = {
  offline: "You're offline. Any changes you make are kept here and sent when you're back online.",
  waiting: "You're offline. Your changes are kept here and sent when you're back online.",
} as const;

type Routers = AppRouter["_def"]["record"];

type IfChanging<Procedure, Name> = Procedure extends { _def: { type: "mutation" } } ? Name : never;

/** Features with mutations that wait for a connection; the report of an open form doesn't. */
type ChangingFeature = Exclude<
  { [Name in keyof Routers]: IfChanging<Routers[Name][keyof Routers[Name]], Name> }[keyof Routers],
  "editing"
>;

/** What a mutation changes, by the first part of its procedure's name. */
const subjectsByFeature: Readonly<Record<ChangingFeature, string>> = {
  events: "an event",
  series: "a series",
  eventImports: "an import",
  ticketPages: "a ticket page",
  alerts: "an alert",
  reviews: "a review",
  orders: "a ticket seller",
  promoterLinks: "a promoter's link",
  albums: "an album",
  images: "an image",
  posts: "a post",
  pages: "a page",
  postPreviews: "a preview link",
  pagePreviews: "a preview link",
  campaigns: "a campaign",
  campaignContent: "a campaign",
  campaignReports: "a campaign",
  senderHealth: "the sender's health",
  newsletter: "subscribers",
  subscriberImports: "an import",
  contact: "a message",
  door: "a door",
  cannedAnswers: "a saved reply",
  users: "an account",
  invitations: "an invitation",
  auth: "your account",
  setup: "the site's setup",
  site: "a site text",
  secondFactor: "your passkeys",
  ownSessions: "your sessions",
  apiKeys: "an API key",
  webhooks: "a webhook",
  privacy: "a person's data",
  history: "an earlier version",
  venues: "a venue",
  trash: "the trash",
};

const subjects: Readonly<Record<string, string>> = subjectsByFeature;

/** `Waiting to be sent: changes to an event and a post.` */
export function waitingText(features: readonly string[]): string {
  const known = features.flatMap((feature) => subjects[feature] ?? []);
  if (known.length < features.length) known.push("something else");
  return `Waiting to be sent: changes to ${list.format([...new Set(known)])}.`;
}
