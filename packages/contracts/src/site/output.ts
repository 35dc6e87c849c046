import { z } from "zod";
import { count, instant, text } from "../shared/output.ts";

const entryOutput = z
  .object({ id: z.string() })
  .catchall(z.string())
  .meta({ examples: [{ id: "attendees" }] });

const valueOutput = z.union([z.string(), z.array(entryOutput)]).meta({
  description:
    "A sentence, or the entries of a list. An image is the id of one of the library, or the path of a default one.",
  examples: ["Why 4PM?"],
});

/** A text of the site, for admins. */
export const siteTextOutput = z
  .object({
    key: text("about.title"),
    page: text("Why 4PM? (/about)"),
    default: valueOutput,
    value: valueOutput.nullable().meta({
      description: "What visitors read instead of the default; null: the default",
      examples: [null],
    }),
    draft: valueOutput.nullable().meta({
      description: "What isn't published yet; null: no draft, or the default as a draft",
      examples: [null],
    }),
    isDraftReset: z
      .boolean()
      .meta({ description: "The draft brings the default back", examples: [false] }),
    publishAt: instant("2026-12-04T09:00:00.000Z", "When the draft is published").nullable(),
    version: count(0, "0 until it is changed for the first time"),
    updatedAt: instant("2026-11-28T09:00:00.000Z").nullable(),
  })
  .meta({ id: "SiteText" });

export type SiteText = z.infer<typeof siteTextOutput>;
