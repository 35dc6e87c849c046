import { z } from "zod";
import { channels } from "../analytics/channel.ts";
import { sellerKinds, sellerProblems } from "./rules.ts";
import { count, idOutput, instant, text } from "../shared/output.ts";

/** A ticket seller that reports an event's orders. */
export const sellerOutput = z.object({
  id: idOutput,
  name: text("Box office"),
  kind: z.enum(sellerKinds).meta({ examples: ["other"] }),
  sellerEventId: text("ev_40980", "The event's id at the seller; null for `other`").nullable(),
  url: text(
    "https://club.example/api/events/0193a0b0/orders",
    "Where it reports its orders; null: they are read from it",
  ).nullable(),
  soldBefore: count(20, "Tickets sold before its first reported order"),
  lastOrderAt: instant("2026-12-01T09:00:00.000Z", "Of its latest report").nullable(),
  previousSecretUntil: instant(
    "2026-12-02T09:00:00.000Z",
    "The replaced secret works until then",
  ).nullable(),
  problem: z
    .enum(sellerProblems)
    .nullable()
    .meta({ examples: [null], description: "Why its orders couldn't be read the last time" }),
  createdAt: instant("2026-11-20T09:00:00.000Z"),
});

export type Seller = z.infer<typeof sellerOutput>;

/** The only answers with the secret. */
export const connectedSellerOutput = sellerOutput.extend({
  secret: text(
    "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD",
    "Shown this once. Signs the seller's calls (Standard Webhooks). Null: the seller has its own",
  ).nullable(),
});

export type ConnectedSeller = z.infer<typeof connectedSellerOutput>;

const smallest = "In the currency's smallest unit, such as pence";
const currency = text("GBP", "ISO 4217");

/** What an event's orders come to. */
export const ordersOutput = z.object({
  sellers: z.array(sellerOutput),
  registrations: count(135, "Of the event as visitors see it now"),
  sold: count(142, "Tickets, refunded ones and those sold before a seller was connected too"),
  refunded: count(7, "Tickets that were given back"),
  remaining: count(58, "Places left; null: the event has no capacity").nullable(),
  revenue: z
    .array(
      z.object({
        currency,
        amount: count(710_000, smallest),
        refundedAmount: count(35_000, "Of that amount"),
      }),
    )
    .meta({ description: "By currency" }),
  days: z
    .array(
      z.object({
        day: text("2026-12-01", "On which it was ordered, at the venue"),
        currency,
        tickets: count(12),
        refundedTickets: count(1, "Of these tickets, whenever that was"),
        amount: count(60_000, smallest),
        refundedAmount: count(5_000, "Of that amount"),
      }),
    )
    .meta({ description: "Earliest first" }),
  channels: z
    .array(
      z.object({
        channel: z
          .enum(channels)
          .nullable()
          .meta({ examples: ["newsletter"], description: "Null: the seller reported none" }),
        tickets: count(40, "Without refunded ones"),
      }),
    )
    .meta({ description: "Most tickets first" }),
});

export type Orders = z.infer<typeof ordersOutput>;
