import { z } from "zod";
import { isEmailAddress } from "./email-address.ts";
import { newsletterMessages } from "./messages.ts";

export const subscriberStatuses = ["active", "pending", "unsubscribed", "bounced"] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];

const emailSchema = z.string().trim().refine(isEmailAddress, newsletterMessages.invalidEmail);

const utmValueSchema = z
  .string()
  .trim()
  .max(200)
  .refine((text) => !text.includes("\0"))
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
