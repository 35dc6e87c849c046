import { type DemoKind, removeDemoWord } from "./rules.ts";

/** Singular and plural of what the demo club consists of. */
const names: Readonly<Record<DemoKind, readonly [one: string, many: string]>> = {
  event: ["party", "parties"],
  series: ["series", "series"],
  venue: ["venue", "venues"],
  album: ["album", "albums"],
  post: ["blog post", "blog posts"],
  campaign: ["campaign", "campaigns"],
  subscriber: ["subscriber", "subscribers"],
  message: ["message", "messages"],
  "canned-answer": ["saved reply", "saved replies"],
  alert: ["alert", "alerts"],
  image: ["image", "images"],
};

export const setupMessages = {
  counted: (kind: DemoKind, count: number) =>
    `${count.toLocaleString("en-AU")} ${names[kind][count === 1 ? 0 : 1]}`,
  kindName: (kind: DemoKind) => names[kind][0],
  reasons: {
    changed: "you changed it",
    used: "it belongs to something of yours, or a guest is waiting for it",
  },
  wordWrong: `Type ${removeDemoWord} to confirm`,
  demoRemoved: "Demo club removed",
  demoFailed: "Failed to remove the demo club",
  demoLoadFailed: "Failed to count what the demo club has",
  stepsFailed: "Failed to load what the site still needs",
  dismissFailed: "Failed to save",
} as const;
