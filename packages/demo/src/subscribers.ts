import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import type { UtmParams } from "@before-ten/contracts/newsletter/input";
import { newsletterConsent } from "@before-ten/contracts/newsletter/messages";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Subscribers, SubscriberStatusChanges } from "@before-ten/db/schema";
import { type DemoReader, sentAtOf } from "./campaigns/campaign-rows.ts";
import { demoCampaigns } from "./campaigns/demo-campaigns.ts";
import { scatter } from "./scatter.ts";

interface DemoSubscriber {
  row: Insertable<Subscribers> & { id: string };
  /** The subscriber's changes of status, from signing up to today's status. */
  changes: Insertable<SubscriberStatusChanges>[];
  /** Recipient data for campaigns; undefined for an unconfirmed subscriber. */
  reader: DemoReader | undefined;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const historyDays = 540;

/** Addresses combine each first word with each second word. */
const firstWords =
  "velvet early golden sunday vinyl mirrorball cardigan sensible lucky late second quiet".split(
    " ",
  );
const secondWords =
  "dancer boots chorus sunset bassline taxi encore weekender hairbrush kitchen".split(" ");

const statuses: readonly SubscriberStatus[] = [
  ...Array.from({ length: 84 }, () => "active" as const),
  ...Array.from({ length: 14 }, () => "pending" as const),
  ...Array.from({ length: 16 }, () => "unsubscribed" as const),
  ...Array.from({ length: 6 }, () => "bounced" as const),
];

/**
 * Minutes before now at which the newest subscribers signed up; the first of them did so today,
 * whatever the hour.
 */
const newestMinutesAgo = [0, 12, 47, 180, 300];

const tagChoices = [
  "Melbourne",
  "early bird",
  "90s",
  "London",
  "group booker",
  "80s",
  "Auckland",
  "vinyl",
  "Toronto",
  "first-timer",
  "New York",
];

const campaigns: readonly UtmParams[] = [
  { source: "instagram", medium: "social", campaign: "golden-hour" },
  { source: "facebook", medium: "social", campaign: "bring-a-friend" },
  { source: "google", medium: "cpc", campaign: "day-party" },
  { source: "ticket-page", medium: "referral" },
];

/** Newest first, over eighteen months, more of them lately. */
export function demoSubscribers(now: Date): DemoSubscriber[] {
  return statuses.map((_, index) => demoSubscriber(index, now));
}

function demoSubscriber(index: number, now: Date): DemoSubscriber {
  const signedUpAt = new Date(now.getTime() - ageMs(index));
  const id = uuidv7({ msecs: signedUpAt.getTime() });
  // A step that shares no divisor with their number visits each status as often as it is listed, in
  // no visible order.
  const status = statuses[(index * 47) % statuses.length] ?? "active";
  const departure = departureOf(status, index, now);
  const email = emailOf(index);
  const entry = status === "pending" ? status : "active";
  const signUp = { from: null, to: entry, reason: "Newsletter form", at: signedUpAt } as const;
  const changes = departure === undefined ? [signUp] : [signUp, departure];
  return {
    row: {
      id,
      email,
      status,
      tags: tagsOf(index),
      consented_at: signedUpAt,
      consent_wording: newsletterConsent,
      utm_params: JSON.stringify(cameDirectly(index) ? {} : campaigns[index % campaigns.length]),
      // The welcome; campaigns are counted where they are stored.
      total_emails_sent: status === "pending" ? 0 : 1,
      created_at: signedUpAt,
      updated_at: departure?.at ?? signedUpAt,
    },
    reader:
      status === "pending"
        ? undefined
        : { id, index, email, signedUpAt, left: departure && leavingOf(departure) },
    changes: changes.map(({ from, to, reason, at }) => ({
      id: uuidv7({ msecs: at.getTime() }),
      subscriber_id: id,
      from_status: from,
      to_status: to,
      reason,
      created_at: at,
    })),
  };
}

/**
 * Undefined for who is still there. Most leave by a link of a campaign, or were found gone by one:
 * the first that went out after they had had enough.
 */
function departureOf(status: SubscriberStatus, index: number, now: Date) {
  if (status !== "unsubscribed" && status !== "bounced") return undefined;
  const sinceMs = ageMs(index) * (0.2 + scatter(index) * 0.6);
  const wearyAt = new Date(now.getTime() - Math.round(sinceMs));
  const campaignAt = demoCampaigns
    .flatMap(({ daysAgo }) => (daysAgo === null ? [] : [sentAtOf(daysAgo, now)]))
    .find((sentAt) => sentAt > wearyAt);
  const afterMs =
    status === "bounced" ? 5 * minuteMs : (1 + scatter(index * 3) * 8) * 60 * minuteMs;
  const isRefused = status === "bounced";
  return {
    from: "active" as const,
    to: status,
    reason: isRefused ? "Email came back: 5.1.1" : "Unsubscribe link",
    at: campaignAt === undefined ? wearyAt : new Date(campaignAt.getTime() + Math.round(afterMs)),
  };
}

function leavingOf({ to, at }: NonNullable<ReturnType<typeof departureOf>>): DemoReader["left"] {
  return { at, how: to };
}

function ageMs(index: number): number {
  const minutesAgo = newestMinutesAgo[index];
  if (minutesAgo !== undefined) return minutesAgo * minuteMs;
  const rank = (index - newestMinutesAgo.length + 1) / (statuses.length - newestMinutesAgo.length);
  return Math.round(rank ** 1.6 * historyDays * dayMs);
}

function emailOf(index: number): string {
  const first = firstWords[index % firstWords.length];
  // Shifted by one from row to row, so that neighbours in the list share neither word.
  const row = Math.floor(index / firstWords.length);
  const second = secondWords[(row + index) % secondWords.length];
  return `${first}.${second}@example.${index % 3 === 0 ? "org" : "com"}`;
}

/** Gives a subscriber none to four tags. */
function tagsOf(index: number): string[] {
  const first = (index * 5) % tagChoices.length;
  return [...tagChoices, ...tagChoices].slice(first, first + Math.floor(scatter(index * 7) * 5));
}

function cameDirectly(index: number): boolean {
  return scatter(index * 11) < 0.45;
}
