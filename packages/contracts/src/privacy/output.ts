import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { privacyAreas } from "./rules.ts";

/** What was removed, without the address. */
export const erasureOutput = z.object({
  id: idOutput,
  removed: z
    .record(z.string(), count(1))
    .meta({ examples: [{ subscriber: 1, messages: 2 }], description: "How much, by where it was" }),
  author: z.object({ id: idOutput.nullable(), name: text("Ana") }),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
});

const sectionOutput = z.object({
  area: z.enum(privacyAreas).meta({ examples: ["messages"] }),
  items: z
    .array(z.record(z.string(), z.unknown()))
    .meta({ examples: [[{ subject: "A table for ten" }]], description: "As they are stored" }),
});

/** Everything stored about an address. */
export const privacyRecordsOutput = z.object({
  email: text("ana@mail.example"),
  isAdmin: z.boolean().meta({
    examples: [false],
    description: "It belongs to an admin's account and can't be erased",
  }),
  sections: z.array(sectionOutput).meta({ description: "Those with something in them" }),
  erasures: z.array(erasureOutput).meta({ description: "Earlier ones of the same address" }),
});

export type Erasure = z.infer<typeof erasureOutput>;
export type PrivacyRecords = z.infer<typeof privacyRecordsOutput>;
