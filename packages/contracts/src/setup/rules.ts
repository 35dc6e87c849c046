/** Without zod, so that every page can import it. */

/** What the demo club consists of, in the order in which it is counted for people. */
export const demoKinds = [
  "event",
  "series",
  "venue",
  "album",
  "post",
  "campaign",
  "subscriber",
  "message",
  "canned-answer",
  "alert",
  "image",
] as const;

export type DemoKind = (typeof demoKinds)[number];

/** Why a part of the demo club stays: an admin changed it, or something of the club needs it. */
export const remainingReasons = ["changed", "used"] as const;

/** What to type before the demo club is removed. */
export const removeDemoWord = "remove";

/** How many remaining rows are named. */
export const maxNamedRemaining = 100;

/** What a new site needs, in the order in which the dashboard lists it. */
export const setupSteps = [
  "name",
  "address",
  "party",
  "home",
  "sender",
  "mail",
  "backup",
  "demo",
] as const;

export type SetupStep = (typeof setupSteps)[number];
