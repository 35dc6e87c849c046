import { imageMessages } from "@before-ten/contracts/images/messages";
import { z } from "zod";

/** An optional file field. Decoding determines what the file really is. */
export const imageInput = z.file(imageMessages.invalid).optional();

/** The inputs that may come as a form, with the name of their image field. */
const forms = z.registry<{ fileField: string }>();

/**
 * Accepts a multipart form as well as JSON: the form's fields become an object's. An empty file
 * field is left out; of repeated names the last counts. One of the fields has to be an
 * `imageInput`: otherwise JSON is enough.
 */
export function formInput<Schema extends z.ZodObject>(schema: Schema) {
  const [fileField] = Object.entries(schema.shape).find(([, field]) => field === imageInput) ?? [];
  if (fileField === undefined) throw new Error("A form without a picture is no form");
  const input = z.preprocess(fieldsOf, schema);
  forms.add(input, { fileField });
  return input;
}

/** Undefined for an input without a form. */
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
