import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";

export const segmentCountOutput = z.object({
  count: count(1_240, "Exact, at this moment"),
});

/** Values of active subscribers, most frequent first, and the parties of campaigns. */
export const segmentChoicesOutput = z
  .object({
    sources: z.array(
      z.object({ name: text("instagram", "Empty: without a channel"), count: count(310) }),
    ),
    tags: z.array(z.object({ name: text("vinyl"), count: count(96) })),
    preferences: z.array(
      z.object({
        name: text("weekly"),
        value: z.union([z.boolean(), z.string()]).meta({ examples: [true] }),
        count: count(540),
      }),
    ),
    personalFields: z.array(
      z.object({
        name: text("city", "A preference whose values are texts: `{{city|there}}` inserts it"),
        count: count(820),
      }),
    ),
    cities: z.array(text("Leeds")),
    parties: z.array(
      z.object({
        id: idOutput,
        name: text("Sunday Disco"),
        startDate: instant("2026-12-05T00:00:00.000Z", "A calendar day, carried as 00:00 UTC"),
      }),
    ),
  })
  .meta({ id: "SegmentChoices" });

export type SegmentChoices = z.infer<typeof segmentChoicesOutput>;
