import { z } from "zod";
import { numberFromText } from "../shared/number-from-text.ts";

/** The highest integer PostgreSQL can store. */
const maxVersion = 2_147_483_647;

/**
 * The version a change is based on; a form sends it as text. REST sends it as `If-Match`, so its
 * documented bodies have no such field.
 */
export const baseVersionSchema = z
  .preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    numberFromText(z.int().min(0).max(maxVersion)).optional(),
  )
  .meta({ adminAreaOnly: true });

/** Chosen by the opened form, because a browser may have the same item open twice. */
const form = z.string().regex(/^[\w-]{8,64}$/);

/** Sent by an open form every few seconds. */
export const reportEditingInput = z
  .object({
    /** Any text is accepted: an invalid id is an unknown item. */
    id: z.string(),
    form,
    baseVersion: z.int().min(0).max(maxVersion),
  })
  .meta({ examples: [{ form: "form-of-ana", baseVersion: 1 }] });

export const leaveEditingInput = z.object({ form }).meta({ examples: [{ form: "form-of-ana" }] });
