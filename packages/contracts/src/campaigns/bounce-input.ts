import { z } from "zod";
import { singleLine } from "../shared/text/clean-text.ts";
import { emailSchema } from "../shared/email-schema.ts";
import { maxBounceReasonLength, maxReportLength, reportedKinds } from "./bounce-rules.ts";
import { newsletterMessages } from "../newsletter/messages.ts";
import { bounceMessages as messages } from "./report-messages.ts";

/** A raw delivery report or complaint, or one parsed elsewhere. */
export const reportBounceInput = z
  .object({
    report: z.string().max(maxReportLength).optional().meta({
      description: "The whole email as it was received (RFC 3464 or 5965), with its headers",
    }),
    email: emailSchema(newsletterMessages.invalidEmail).optional(),
    messageId: z
      .string()
      .trim()
      .max(250)
      .optional()
      .meta({ description: "The Message-ID of the campaign's email" }),
    kind: z.enum(reportedKinds).optional().meta({
      description: "A complaint: the recipient reported the email as spam",
    }),
    reason: z
      .string()
      .transform(singleLine)
      .pipe(z.string().max(maxBounceReasonLength))
      .optional()
      .meta({ description: "A status such as 5.1.1, or a few words without an address" }),
  })
  .refine(
    ({ report, email, messageId }) =>
      [report, email, messageId].filter((way) => way !== undefined).length === 1,
    { message: messages.oneWay, path: ["report"] },
  )
  .refine(({ report, kind }) => report !== undefined || kind !== undefined, {
    message: messages.kindRequired,
    path: ["kind"],
  });

export type ReportBounce = z.infer<typeof reportBounceInput>;
