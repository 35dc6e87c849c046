import { imageMessages } from "@before-ten/contracts/images/messages";
import { z } from "zod";

/** A file field that may stay empty. What the file really is, decoding it tells. */
export const imageInput = z.file(imageMessages.invalid).optional();

/** The inputs that may come as a form, with the name of its field for an image. */
const forms = z.registry<{ fileField: string }>();

/**
 * Reads a multipart form as well as JSON: the fields of a form become an object's. A file field
 * that was left empty isn't there; of a repeated name the last counts. One of the fields has to be
 * a `imageInput`: without one, JSON will do.
 */
export function formInput<Schema extends z.ZodObject>(schema: Schema) {
  const [fileField] = Object.entries(schema.shape).find(([, field]) => field === imageInput) ?? [];
  if (fileField === undefined) throw new Error("A form without a picture is no form");
  const input = z.preprocess(fieldsOf, schema);
  forms.add(input, { fileField });
  return input;
}

/** Undefined for an input that takes no form. */
export function fileFieldOf(input: z.ZodType): string | undefined {
  return forms.get(input)?.fileField;
}

function fieldsOf(input: unknown): unknown {
  if (!(input instanceof FormData)) return input;
  return Object.fromEntries(
    [...input].filter(
      ([, value]) => typeof value === "string" || value.size > 0 || value.name !== "",
    ),
  );
}
