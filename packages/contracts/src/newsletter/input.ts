import { z } from "zod";
import { isEmailAddress } from "../shared/email-address.ts";
import { newsletterMessages, unsubscribeMessages } from "./messages.ts";

export const subscriberStatuses = ["active", "pending", "unsubscribed", "bounced"] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];

const emailSchema = z
  .string(newsletterMessages.invalidEmail)
  .trim()
  .refine(isEmailAddress, newsletterMessages.invalidEmail)
  .meta({ format: "email" });

const maxUtmLength = 200;

/** A visitor can't mend the link they came by, so it is cut and cleaned of what jsonb can't hold, never refused. */
const utmValueSchema = z
  .string()
  .trim()
  .transform((text) => text.slice(0, maxUtmLength).replaceAll("\0", "\ufffd").toWellFormed())
  .optional();

/** Where a visitor came from: the campaign parameters of the address they arrived at. */
const utmParamsSchema = z.object({
  source: utmValueSchema,
  medium: utmValueSchema,
  campaign: utmValueSchema,
  term: utmValueSchema,
  content: utmValueSchema,
});

export type UtmParams = z.infer<typeof utmParamsSchema>;

export const subscribeInput = z.object({
  email: emailSchema,
  utmParams: utmParamsSchema.optional(),
});

/** Comes out of a mail: by then it is long, but never this long. */
const tokenSchema = z.string().max(500);

/** A mailed link has a token; an address alone is the older way, kept for integrators. */
export const unsubscribeInput = z
  .object({ email: emailSchema.optional(), token: tokenSchema.optional() })
  .refine(({ email, token }) => email !== undefined || token !== undefined, {
    message: unsubscribeMessages.noEmail,
    path: ["email"],
  });

export type UnsubscribeInput = z.infer<typeof unsubscribeInput>;

export const confirmInput = z.object({ token: tokenSchema });
