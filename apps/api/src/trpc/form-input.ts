import { imageMessages } from "@before-ten/contracts/staff-messages";
import { z } from "zod";

/** A file field that may stay empty. What the file really is, decoding it tells. */
export const pictureInput = z.file(imageMessages.invalid).optional();

/**
 * Reads a multipart form as well as JSON: the fields of a form become an object's. A file field that was left empty
 * isn't there; of a repeated name the last counts.
 */
export function formInput<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(fieldsOf, schema);
}

function fieldsOf(input: unknown): unknown {
  if (!(input instanceof FormData)) return input;
  return Object.fromEntries(
    [...input].filter(
      ([, value]) => typeof value === "string" || value.size > 0 || value.name !== "",
    ),
  );
}
