import { z } from "zod";
import { count, instant, text } from "../shared/output.ts";
import { senderChecks, senderStates } from "./rules.ts";

export const senderFindingOutput = z.object({
  check: z.enum(senderChecks).meta({ examples: ["spf"] }),
  state: z.enum(senderStates).meta({
    examples: ["wrong"],
    description: "Only `wrong` holds campaigns back; `unknown` was not checked",
  }),
  sentence: text(
    "club.example has no SPF record. Add a TXT record that begins with “v=spf1” and names your mail service.",
    "What was found, and what to do",
  ),
});

export type SenderFinding = z.infer<typeof senderFindingOutput>;

export const senderRateOutput = z.object({
  of: z.enum(["provider", "campaign"]).meta({ examples: ["provider"] }),
  name: text("Gmail", "Of the provider, or the campaign's subject"),
  tried: count(4_200, "Emails that were sent or refused"),
  bounced: count(12, "Addresses that don't exist"),
  complained: count(2, "Recipients who reported the email as spam"),
});

export type SenderRate = z.infer<typeof senderRateOutput>;

export const senderHealthOutput = z
  .object({
    state: z.enum(senderStates).meta({ examples: ["wrong"], description: "The worst finding" }),
    checkedAt: instant("2026-12-04T12:00:00.000Z", "Null: not yet").nullable(),
    mailSeenAt: instant("2026-12-04T12:02:00.000Z", "When a check email was last read").nullable(),
    checkMailSentAt: instant(
      "2026-12-04T12:00:00.000Z",
      "When the latest check email was sent; until it is read, the one before counts",
    ).nullable(),
    findings: z.array(senderFindingOutput),
    rates: z.array(senderRateOutput).meta({
      description: "Of the campaigns started in the 30 days before the check, the largest first",
    }),
    isHolding: z.boolean().meta({
      examples: [true],
      description: "Whether campaigns wait, because something is wrong and no owner overrides it",
    }),
    override: z
      .object({
        by: text("Ana", "Null: the account is gone").nullable(),
        reason: text("The record is corrected and takes a day to spread."),
        madeAt: instant("2026-12-04T12:10:00.000Z"),
        until: instant("2026-12-05T12:10:00.000Z"),
      })
      .nullable()
      .meta({ description: "Lets campaigns go out although something is wrong" }),
  })
  .meta({ id: "SenderHealth" });

export type SenderHealth = z.infer<typeof senderHealthOutput>;
