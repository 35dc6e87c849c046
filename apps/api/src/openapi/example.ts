import type { Components, JsonSchema } from "./json-schema.ts";

/** An example answer, made from every field's first example. */
export function exampleOf(schema: JsonSchema, components: Components): unknown {
  const { $ref, examples, anyOf = [], properties, items } = schema;
  if ($ref !== undefined)
    return exampleOf(components[$ref.split("/").at(-1) ?? ""] ?? {}, components);
  if (Array.isArray(examples)) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  const [first] = anyOf;
  if (typeof first === "object") return exampleOf(first, components);
  if (schema.enum !== undefined) return schema.enum[0];
  if (properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(
          ([name]) => schema.required?.includes(name) !== false || hasExample(properties[name]),
        )
        .map(([name, field]) => [name, exampleOf(asObject(field), components)]),
    );
  }
  if (isSchema(items)) return [exampleOf(items, components)];
  return schema.type === "boolean" ? true : undefined;
}

function hasExample(field: unknown): boolean {
  return isSchema(field) && Array.isArray(field.examples);
}

function asObject(field: unknown): JsonSchema {
  return isSchema(field) ? field : {};
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
