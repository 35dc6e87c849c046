import { type JsonSchema, toJsonSchema } from "../openapi/json-schema.ts";
import { procedureFacts } from "./procedure-facts.ts";
import { restRoutes } from "../registry/rest-routes.ts";
import { examplePassword } from "./accounts/signed-in.ts";
import { type StoreTools, storeIdFor } from "./stored-ids.ts";

/** The path of a value in an input: `["location", "coordinates", "0"]`; the whole input is `[]`. */
export type InputPath = readonly string[];

/** The input schema of a procedure. */
export function schemaOf(procedure: string): JsonSchema {
  const { input } = procedureFacts(procedure);
  return input === undefined ? {} : toJsonSchema(input, "input", {});
}

/** An input's schema without the fields only sent by the admin area. */
export function restSchemaOf(procedure: string): JsonSchema {
  const { properties = {}, ...schema } = schemaOf(procedure);
  const sent = Object.entries(properties).filter(
    ([, field]) => !("adminAreaOnly" in asObject(field)),
  );
  return { ...schema, properties: Object.fromEntries(sent) };
}

/**
 * A valid input: the example of the procedure's REST row, the schema's own examples for required
 * fields it leaves out, and the id of a stored item.
 */
export async function rightInputOf(
  procedure: string,
  tools: StoreTools,
): Promise<Record<string, unknown>> {
  const { properties = {}, required = [] } = schemaOf(procedure);
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  // Examples are read from the zod schema, because the JSON schema has none where texts are
  // cleaned.
  const { examples = [] } = procedureFacts(procedure).input?.meta() ?? {};
  const route = restRoutes.find((each) => each.procedure === procedure);
  return {
    ...Object.fromEntries(needed.map(([name, field]) => [name, valueOf(asObject(field))])),
    ...(route?.doc.example ?? asObject(Array.isArray(examples) ? examples[0] : undefined)),
    ...("id" in properties && { id: await storeIdFor(procedure, tools) }),
    ...("currentPassword" in properties && { currentPassword: examplePassword }),
  };
}

function valueOf({ enum: choices, type }: JsonSchema): unknown {
  if (choices !== undefined) return choices[0];
  return type === "integer" || type === "number" ? 1 : "some text";
}

/** Everything in the input a caller may set, including entries of lists and records. */
export function pathsOf(schema: JsonSchema, at: InputPath = []): InputPath[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const inner: [string, unknown][] = Object.entries(properties);
  if (items !== undefined) inner.push(["0", items]);
  if (typeof additionalProperties === "object") inner.push(["weekly", additionalProperties]);
  const paths = [
    at,
    ...inner.flatMap(([name, field]) => pathsOf(asObject(field), [...at, name])),
    ...[...anyOf, ...oneOf].flatMap((choice) => pathsOf(asObject(choice), at)),
  ];
  return [...new Map(paths.map((path) => [path.join("."), path])).values()];
}

/** The same input with another value at that path; missing objects on the way are created. */
export function withAt(input: unknown, [key, ...rest]: InputPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (key === "0") {
    const [first, ...others]: unknown[] = Array.isArray(input) ? input : [];
    return [withAt(first, rest, value), ...others];
  }
  const object = asObject(input);
  return { ...object, [key]: withAt(object[key], rest, value) };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
