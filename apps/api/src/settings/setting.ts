import type { z } from "zod";

/**
 * Describes a setting for docs/settings.md and `.env.example`.
 *
 * @param sentence Continues after the setting's name and a colon, in Markdown. The schema's default
 *   is added to it.
 * @param example A value for `.env.example` if the schema has no default; may be empty.
 */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  sentence: string,
  example?: string,
): Schema {
  return schema.meta({ description: sentence, example });
}
