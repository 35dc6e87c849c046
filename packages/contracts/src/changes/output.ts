import { z } from "zod";
import { count, exampleId, instant, text } from "../shared/output.ts";
import { changeActions, changeKinds } from "./rules.ts";

/** Says what changed, never how it is now: that is read at `url`, with the reader's own access. */
export const changeOutput = z
  .object({
    position: count(4711, "Grows with each change"),
    kind: z.enum(changeKinds).meta({ examples: ["event"] }),
    entityId: text(exampleId, "The item's `_id`; a day for `figures`"),
    action: z.enum(changeActions).meta({
      examples: ["updated"],
      description: "`deleted` also if it can no longer be seen, as a party that is a draft again",
    }),
    changedAt: instant("2026-12-01T09:00:00.000Z"),
    url: text(`https://club.example/api/events/${exampleId}`, "Answers with its present state"),
  })
  .meta({ id: "Change" });

export type Change = z.infer<typeof changeOutput>;

export const changesOutput = z.object({
  changes: z.array(changeOutput),
  next: count(4711, "The `since` of the next call"),
  hasMore: z.boolean().meta({ description: "Whether more are waiting already" }),
});

export type Changes = z.infer<typeof changesOutput>;
