const list = new Intl.ListFormat("en-AU", { type: "conjunction" });

export const offlineMessages = {
  offline: "You're offline. What you change waits here and is sent when you're back.",
  waiting: "You're offline. Your changes wait here and are sent when you're back.",
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

/** `Waiting: a change of an event and of a post.` */
export function waitingText(features: readonly string[]): string {
  const known = features.flatMap((feature) => subjects[feature] ?? []);
  if (known.length < features.length) known.push("something else");
  return `Waiting: a change of ${list.format([...new Set(known)])}.`;
}
