import { z } from "zod";
import { isEmailAddress } from "./email-address.ts";
import { newsletterMessages } from "./messages.ts";

export const subscriberStatuses = ["active", "pending", "unsubscribed", "bounced"] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];

const emailSchema = z
  .string(newsletterMessages.invalidEmail)
  .trim()
  .refine(isEmailAddress, newsletterMessages.invalidEmail);

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
