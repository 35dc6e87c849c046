const list = new Intl.ListFormat("en-AU", { type: "conjunction" });

export const offlineMessages = {
  offline: "You're offline. Any changes you make are kept here and sent when you're back online.",
  waiting: "You're offline. Your changes are kept here and sent when you're back online.",
} as const;

/** What a change is of, by the first part of its procedure's name. */
const subjects: Readonly<Record<string, string>> = {
  events: "an event",
  series: "a series",
  posts: "a post",
  campaigns: "a campaign",
  newsletter: "subscribers",
  contact: "a message",
  users: "an account",
  auth: "your account",
  apiKeys: "an API key",
};

/** `Waiting to be sent: changes to an event and a post.` */
export function waitingText(features: readonly string[]): string {
  const known = features.flatMap((feature) => subjects[feature] ?? []);
  if (known.length < features.length) known.push("something else");
  return `Waiting to be sent: changes to ${list.format([...new Set(known)])}.`;
}
