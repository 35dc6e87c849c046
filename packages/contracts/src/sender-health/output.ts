import { z } from "zod";
import { instant, text } from "../shared/output.ts";
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
