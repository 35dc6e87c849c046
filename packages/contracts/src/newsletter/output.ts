import { z } from "zod";
import { analyticsPeriods } from "../analytics/period.ts";
import { count, idOutput, instant, percent, text } from "../shared/output.ts";
import { paginationOutput } from "../shared/pagination.ts";
import { choicesOfSubscriber, historyEntryOutput } from "./choices-output.ts";
import { newsletterConsent } from "./consent.ts";
import { leavers, subscriberStatuses } from "./rules.ts";

const status = z.enum(subscriberStatuses).meta({ examples: ["active"] });

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
  leftBy: z
    .enum(leavers)
    .nullable()
    .meta({
      description: "Who unsubscribed them; null for those on the list or never on it",
      examples: [null],
    }),
});

const statusChangeOutput = z.object({
  from: status.nullable().meta({ description: "Null for the first entry" }),
  to: status,
  reason: text("Signed up on the site"),
  at: instant("2026-11-02T10:00:00.000Z"),
  changedBy: z
    .object({ id: idOutput.nullable(), name: text("Ana") })
    .nullable()
    .meta({
      description:
        "Null when the system did it; its id is null once the account is gone, and for an API key",
    }),
});

export const adminSubscriberWithHistoryOutput = adminSubscriberOutput.extend({
  history: z.array(statusChangeOutput).meta({ description: "Latest first" }),
  ...choicesOfSubscriber,
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
