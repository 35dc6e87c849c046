import { analyticsPeriods } from "@before-ten/contracts/analytics/period";
import { subscriberStatuses } from "@before-ten/contracts/newsletter/input";
import { newsletterConsent } from "@before-ten/contracts/newsletter/consent";
import {
  leavers,
  type AdminSubscriber,
  type AdminSubscriberWithHistory,
  type SubscriberOverview,
} from "@before-ten/contracts/newsletter/admin-input";
import { z } from "zod";
import { count, idAnswer, ids, instant, percent, text } from "../../rest/answers.ts";

const status = z.enum(subscriberStatuses).meta({ examples: ["active"] });

const subscriber = {
  ...ids,
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
  totalEmailsSent: count(4),
  engagementRate: percent(37.5, "Percent"),
  preferences: z
    .record(z.string(), z.union([z.boolean(), z.string()]))
    .meta({ examples: [{ weekly: true }] }),
  leftBy: z
    .enum(leavers)
    .nullable()
    .meta({
      description:
        "Who took them off the list; null for who is on it, came back since, or never was",
      examples: [null],
    }),
};

export const subscriberAnswer: z.ZodType<AdminSubscriber & { _id: string }> = z
  .object(subscriber)
  .meta({ id: "Subscriber" });

export const subscriberWithHistoryAnswer: z.ZodType<AdminSubscriberWithHistory & { _id: string }> =
  z
    .object({
      ...subscriber,
      history: z
        .array(
          z.object({
            from: status.nullable().meta({ description: "Null for the first entry" }),
            to: status,
            reason: text("Signed up on the site"),
            at: instant("2026-11-02T10:00:00.000Z"),
            changedBy: z
              .object({ id: idAnswer.nullable(), name: text("Ana") })
              .nullable()
              .meta({
                description:
                  "Null when nobody of the staff did it; its id is null once the account is gone, and for an API key",
              }),
          }),
        )
        .meta({ description: "Latest first" }),
    })
    .meta({ id: "SubscriberWithHistory" });

const overview: z.ZodType<SubscriberOverview> = z
  .object({
    totalSubscribers: count(1_240),
    newSubscribersToday: count(3, "Since 00:00 UTC"),
    engagementRate: percent(41.2, "Percent: the mean of those who get the newsletter"),
    totalUnsubscribed: count(17),
  })
  .meta({ id: "SubscriberOverview" });

export const overviewAnswer = z.object({
  period: z.enum(analyticsPeriods).meta({ examples: ["30d"] }),
  overview,
  newSubscribers: count(28, "In the period"),
});
