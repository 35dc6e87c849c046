import { z } from "zod";
import { numberFromText } from "../shared/number-from-text.ts";

/** What an integer of the database holds. */
const maxVersion = 2_147_483_647;

/**
 * The version that a change began from; a form sends it as text. REST sends it as `If-Match`, so
 * its documented bodies have no such field.
 */
export const baseVersionSchema = z
  .preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    numberFromText(z.int().min(0).max(maxVersion)).optional(),
  )
  .meta({ adminAreaOnly: true });

/** Chosen by the opened form: one browser may have the same thing open twice. */
const form = z.string().regex(/^[\w-]{8,64}$/);

/** What a form that is open tells of itself every few seconds. */
export const reportEditingInput = z
  .object({
    /** Any text: a wrong id is a thing that doesn't exist. */
    id: z.string(),
    form,
    baseVersion: z.int().min(0).max(maxVersion),
  })
  .meta({ examples: [{ form: "form-of-ana", baseVersion: 1 }] });

export const leaveEditingInput = z.object({ form }).meta({ examples: [{ form: "form-of-ana" }] });
