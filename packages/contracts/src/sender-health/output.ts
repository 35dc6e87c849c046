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
    findings: z.array(senderFindingOutput),
  })
  .meta({ id: "SenderHealth" });

export type SenderHealth = z.infer<typeof senderHealthOutput>;
