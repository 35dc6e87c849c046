import { z } from "zod";
import { analyticsPeriods } from "../analytics/period.ts";
import { count, idOutput, instant, percent, text } from "../shared/output.ts";
import { paginationOutput } from "../shared/pagination.ts";
import { newsletterConsent } from "./messages.ts";
import { leavers, subscriberStatuses, consentVias } from "./rules.ts";
import { campaignTopics } from "../campaigns/rules.ts";

const status = z.enum(subscriberStatuses).meta({ examples: ["active"] });
const at = instant("2026-11-02T10:00:00.000Z");
const changedBy = z
  .object({ id: idOutput.nullable(), name: text("Ana") })
  .nullable()
  .meta({
    description:
      "Null when the system did it; its id is null once the account is gone, and for an API key",
  });
const pausedUntil = instant("2026-12-02T10:00:00.000Z").nullable();

const choices = {
  topics: z
    .array(z.enum(campaignTopics))
    .meta({ examples: [["events"]], description: "None: all of them" }),
  countries: z
    .array(z.string())
    .meta({ examples: [["UK"]], description: "Where they live first; none: all of them" }),
  pausedUntil: pausedUntil.meta({
    examples: [null],
    description: "They get no campaigns until then; null: not paused",
  }),
};

const consentVia = z
  .enum(consentVias)
  .nullable()
  .meta({
    examples: ["form"],
    description: "How a consent was given; null for other changes, and before it was stored",
  });

const consentPage = text("/blog/why-four").nullable().meta({
  description:
    "Path of the page whose form was used; null for other ways, if the browser didn't say it, and before it was stored",
});

/** The kind of change in a history entry; fields are null if nothing changed. */
const changeKinds = ["consent", "status", "choices", "pause", "preferences"] as const;

const entry = {
  kind: z.enum(changeKinds).meta({ examples: ["consent"] }),
  at,
  wording: text(newsletterConsent).nullable().meta({ description: "What they consented to" }),
  source: text("instagram").nullable().meta({ description: "Where they came from" }),
  via: consentVia,
  page: consentPage,
  from: status.nullable().meta({ description: "Null for the first entry" }),
  to: status.nullable(),
  reason: text("Newsletter form").nullable(),
  topics: choices.topics.nullable(),
  countries: choices.countries.nullable(),
  pausedUntil: pausedUntil.meta({ description: "End of the pause; null: the pause was ended" }),
  preferences: z
    .record(z.string(), z.union([z.boolean(), z.string()]))
    .nullable()
    .meta({ examples: [null] }),
};

/** As the subscriber sees it, without the admins' internal notes. */
export const ownHistoryEntryOutput = z.object({
  ...entry,
  byTeam: z.boolean().meta({ examples: [false] }),
});

/** As admins see it. */
export const historyEntryOutput = z.object({
  ...entry,
  changedBy,
});

/** Shown to subscribers who open their mailed link. */
export const subscriberChoicesOutput = z
  .object({
    email: text("ana@mail.example"),
    status,
    ...choices,
    history: z.array(ownHistoryEntryOutput).meta({ description: "Latest first" }),
  })
  .meta({ id: "SubscriberChoices" });

export type SubscriberChoices = z.infer<typeof subscriberChoicesOutput>;
export type HistoryEntry = z.infer<typeof historyEntryOutput>;
export type OwnHistoryEntry = z.infer<typeof ownHistoryEntryOutput>;

/** A stored change of preferences: the new values, only for what changed. */
export interface ChosenChange {
  topics?: SubscriberChoices["topics"];
  countries?: SubscriberChoices["countries"];
  pausedUntil?: string | null;
  preferences?: Record<string, boolean | string>;
}

/** A subscriber as admins see them. */
export const adminSubscriberOutput = z.object({
  id: idOutput,
  email: text("ana@mail.example"),
  status,
  tags: z.array(text("regular")),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
  consent: z.object({
    at: instant("2026-11-02T10:00:00.000Z"),
    wording: text(newsletterConsent),
    via: consentVia,
    page: consentPage,
    confirmedAt: instant("2026-11-02T10:05:00.000Z", "When a mailed link was opened").nullable(),
    utmParams: z.object({
      source: text("instagram").optional(),
      medium: text("social").optional(),
      campaign: text("summer").optional(),
      term: z.string().optional(),
      content: z.string().optional(),
    }),
  }),
  totalEmailsSent: count(4, "Every email that went out to them as a subscriber"),
  engagementRate: percent(
    37.5,
    "Percent: in how many of the last ten campaigns they got a person clicked; 0 before the first",
  ),
  engagementCampaigns: count(8, "Of so many of the last campaigns it is a share; ten at most"),
  preferences: z
    .record(z.string(), z.union([z.boolean(), z.string()]))
    .meta({ examples: [{ weekly: true }] }),
  topics: choices.topics,
  countries: choices.countries,
  leftBy: z
    .enum(leavers)
    .nullable()
    .meta({
      description: "Who unsubscribed them; null for those on the list or never on it",
      examples: [null],
    }),
});

const statusChangeOutput = z.object({
  from: entry.from,
  to: status,
  reason: text("Signed up on the site"),
  at: instant("2026-11-02T10:00:00.000Z"),
  changedBy,
});

export const adminSubscriberWithHistoryOutput = adminSubscriberOutput.extend({
  history: z.array(statusChangeOutput).meta({ description: "Latest first" }),
  ...choices,
  consentHistory: z
    .array(historyEntryOutput)
    .meta({ description: "Every consent, choice and change of status, latest first" }),
});

export const subscriberPaginationOutput = paginationOutput
  .extend({
    capped: z.boolean().meta({
      examples: [false],
      description: "A search counts only so far: there are more than `total`",
    }),
  })
  .meta({ id: "SubscriberPagination" });

const subscriberOverviewOutput = z
  .object({
    /** Everyone on the list, whatever their status. */
    totalSubscribers: count(1_240),
    newSubscribersToday: count(3, "Since 00:00 UTC"),
    /** One decimal. */
    engagementRate: percent(
      41.2,
      "Percent: the mean of the active subscribers who got a campaign; 0 without any",
    ),
    engagementSubscribers: count(1_100, "Number of subscribers in the mean"),
    totalUnsubscribed: count(17),
  })
  .meta({ id: "SubscriberOverview" });

export const newsletterFiguresOutput = z.object({
  period: z.enum(analyticsPeriods).meta({ examples: ["30d"] }),
  overview: subscriberOverviewOutput,
  newSubscribers: count(28, "In the period"),
});

export type AdminSubscriber = z.infer<typeof adminSubscriberOutput>;
export type AdminSubscriberWithHistory = z.infer<typeof adminSubscriberWithHistoryOutput>;
export type SubscriberStatusChange = z.infer<typeof statusChangeOutput>;
export type SubscriberPreferences = AdminSubscriber["preferences"];
export type SubscriberPagination = z.infer<typeof subscriberPaginationOutput>;
export type NewsletterFigures = z.infer<typeof newsletterFiguresOutput>;
