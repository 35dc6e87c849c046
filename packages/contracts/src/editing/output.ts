import { z } from "zod";
import { instant, text } from "../shared/output.ts";

/** Of an event, an album, a post or a campaign. */
export const versionOutput = z
  .int()
  .min(1)
  .meta({ examples: [3], description: "Grows with every change; it begins the `ETag`" });

/** A field that changed since a version. */
export const fieldChangeOutput = z
  .object({
    field: text("ticketPrice"),
    by: text("Ana", "An admin, or an API key; null: unknown")
      .nullable()
      .meta({ examples: ["Ana"] }),
    at: instant("2026-11-19T17:12:00.000Z"),
  })
  .meta({ id: "FieldChange" });

export type FieldChange = z.infer<typeof fieldChangeOutput>;

/** Changes by others in other fields, since the version a change is based on. */
export const meanwhileOutput = z.array(fieldChangeOutput).meta({
  description:
    "What others changed since the version of `If-Match`, in other fields; empty without one",
});

const otherEditorOutput = z.object({
  name: z.string(),
  since: z.iso.datetime(),
  /** The same account, in another tab or browser. */
  isYou: z.boolean(),
});

export type OtherEditor = z.infer<typeof otherEditorOutput>;

export const editingOutput = z.object({
  /** Others who have it open; the one opened first comes first. */
  others: z.array(otherEditorOutput),
  /** Null if it doesn't exist (any more). */
  version: versionOutput.nullable(),
  /** Changes since the version the form is based on. */
  changes: z.array(fieldChangeOutput),
});

export type Editing = z.infer<typeof editingOutput>;
