import { z } from "zod";
import { channels } from "../analytics/channel.ts";
import { eventIdInput } from "../events/query.ts";
import { maxPeople } from "../events/rules.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { textSchema } from "../shared/text/text-schema.ts";
import { orderMessages as messages } from "./messages.ts";
import { maxOrderAmount, maxTicketsOfOrder, orderLengths, sellerKinds } from "./rules.ts";

const tickets = z.int().min(0).max(maxTicketsOfOrder);
const amount = z.int().min(0).max(maxOrderAmount);
const instant = z.iso.datetime({ offset: true });

/** No address of a buyer passes as one. */
const orderId = z
  .string(messages.orderIdInvalid)
  .max(orderLengths.orderId, messages.orderIdInvalid)
  .regex(/^[\w.:/#-]+$/, messages.orderIdInvalid);

/** An order's whole state at `updatedAt`. Unknown fields, such as a buyer's name, are dropped. */
const orderFields = z.object({
  orderId: orderId.meta({ description: "The seller's own, the same each time" }),
  tickets: tickets.meta({ description: "All that were ordered, refunded ones too" }),
  refundedTickets: tickets.default(0).meta({ description: "Those of them that were given back" }),
  amount: amount.meta({
    description: "What was paid, in the currency's smallest unit, such as pence",
  }),
  refundedAmount: amount.default(0),
  currency: z.string().regex(/^[A-Z]{3}$/, messages.currencyInvalid),
  channel: z
    .enum(channels)
    .optional()
    .meta({ description: "The `utm_medium` with which the buyer came from the site" }),
  campaign: z
    .string()
    .max(orderLengths.campaign)
    .optional()
    .meta({ description: "The `utm_campaign`: counts for the promoter link that it names" }),
  orderedAt: instant,
  updatedAt: instant.meta({ description: "An older state never replaces a newer one" }),
});

/** No more is refunded than was sold. */
function checkRefunds(order: z.output<typeof orderFields>, context: z.RefinementCtx): void {
  for (const [whole, part] of [
    ["tickets", "refundedTickets"],
    ["amount", "refundedAmount"],
  ] as const) {
    if (order[part] <= order[whole]) continue;
    context.addIssue({ code: "custom", path: [part], message: messages.moreRefunded });
  }
}

export const orderState = orderFields.superRefine(checkRefunds);

export type ReportedOrder = z.output<typeof orderState>;

export const reportOrderInput = eventIdInput.extend(orderFields.shape).superRefine(checkRefunds);

const sellerSecret = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(orderLengths.secret))
  .default("")
  .meta({
    description:
      "With which the seller signs, or its API key; empty for `other`, whose secret is made here",
  });

export const connectSellerInput = eventIdInput
  .extend({
    name: textSchema({
      clean: singleLine,
      min: 1,
      max: orderLengths.seller,
      required: messages.nameRequired,
      tooShort: messages.nameRequired,
      tooLong: messages.nameTooLong,
    }),
    kind: z.enum(sellerKinds).default("other"),
    sellerEventId: z
      .string()
      .transform(singleLine)
      .pipe(z.string().max(orderLengths.sellerEventId))
      .default("")
      .meta({ description: "The event's id at the seller, such as `ev_40980`; not for `other`" }),
    secret: sellerSecret,
    soldBefore: z
      .int(messages.soldBeforeInvalid)
      .min(0, messages.soldBeforeInvalid)
      .max(maxPeople, messages.soldBeforeInvalid)
      .default(0)
      .meta({ description: "Tickets sold before the first order that will be reported" }),
  })
  .superRefine(({ kind, sellerEventId, secret }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (kind === "other" && secret !== "") issue("secret", messages.secretNeedless);
    if (kind === "other") return;
    if (sellerEventId === "") issue("sellerEventId", messages.sellerEventIdRequired);
    if (secret === "") issue("secret", messages.secretRequired);
  });

export type ConnectSeller = z.output<typeof connectSellerInput>;

/** Any text is accepted: an invalid id is an unknown seller. */
export const sellerIdInput = z.object({ id: z.string() });

export const rotateSecretInput = sellerIdInput.extend({ secret: sellerSecret });

/** A seller's call in its own words; read once its signature is right. */
export const sellerCallInput = sellerIdInput.loose().extend({
  event: z.string().meta({ description: "What happened, such as `ORDER.CREATED`" }),
});
