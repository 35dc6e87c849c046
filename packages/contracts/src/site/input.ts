import { z } from "zod";
import { baseVersionSchema } from "../editing/input.ts";
import { scheduleTimeSchema } from "../schedule/input.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { maxEntries, maxStoredLength } from "./rules.ts";

/** Any text is accepted: an unknown key is an unknown text. */
const key = z
  .string()
  .max(200)
  .meta({ examples: ["about.title"] });

/** Private characters mark texts for the editor, so none can be in a text itself. */
const privateUse = /\p{Co}+/gu;

const sentence = z
  .string()
  .max(maxStoredLength)
  .transform((text) => singleLine(text.replaceAll(privateUse, "")));

const entry = z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) }).catchall(sentence);

export const textKeyInput = z.object({ key });

export const saveTextInput = textKeyInput.extend({
  value: z
    .union([sentence, z.array(entry).max(maxEntries)])
    .nullable()
    .meta({ description: "Null brings the default back", examples: ["Why 4PM?"] }),
  /** Visitors don't read it until it is published. */
  isDraft: z
    .boolean()
    .default(false)
    .meta({ examples: [false] }),
  baseVersion: baseVersionSchema,
});

export type SaveText = z.output<typeof saveTextInput>;

/** Without keys: all drafts. */
const keys = z
  .array(key)
  .max(1_000)
  .optional()
  .meta({ examples: [["about.title"]] });

export const publishTextsInput = z.object({
  keys,
  /** Null: now. */
  at: scheduleTimeSchema.default(null),
});

export type PublishTexts = z.output<typeof publishTextsInput>;

export const discardDraftsInput = z.object({ keys });
