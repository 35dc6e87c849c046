import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Named schemas, which others point to. */
export type Components = Record<string, JsonSchema>;

/** What a caller sends or reads. Named schemas inside of it are added to `components`. */
export function toJsonSchema(
  schema: z.ZodType,
  io: "input" | "output",
  components: Components,
): JsonSchema {
  const { $schema: _dialect, $defs = {}, ...rest } = convert(schema, io);
  for (const [name, named] of Object.entries($defs)) {
    const { id: _name, ...component } = named;
    components[name] = pointingAtComponents(component);
  }
  return pointingAtComponents(rest);
}

function convert(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    // What has no schema of its own says with `meta` what it takes.
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodPipe) sayRulesOfCleanedText(zodSchema, jsonSchema);
      if (zodSchema instanceof z.ZodObject) {
        if (io === "input") requireWhatMayNotLack(zodSchema, jsonSchema);
        // Readers must bear a field that is added.
        else delete jsonSchema.additionalProperties;
      }
      delete jsonSchema["neededOverRest"];
      // zod leaves it out of what is sent as one type and read as another.
      if (zodSchema instanceof z.ZodType) Object.assign(jsonSchema, defaultOf(zodSchema));
      // The format says it.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      else if (zodSchema instanceof z.ZodString) refuseFlags(zodSchema);
    },
  });
}

function defaultOf(schema: z.ZodType) {
  const said = schema.meta()?.["default"];
  return said === undefined ? {} : { default: said };
}

/** A schema has a pattern without flags: `/^[a-z]$/i` would say that only small letters will do. */
function refuseFlags({ def: { checks = [] } }: z.ZodString): void {
  for (const { _zod: check } of checks) {
    if (!("pattern" in check.def) || !(check.def.pattern instanceof RegExp)) continue;
    const { source, flags } = check.def.pattern;
    if (flags !== "" && flags !== "u") {
      throw new Error(`Write /${source}/ without the flags ${flags}, which no document can say`);
    }
  }
}

/** A text is cleaned before its length is looked at: the second half of the pipe has the rules. */
function sayRulesOfCleanedText(pipe: z.ZodPipe, jsonSchema: JsonSchema): void {
  if (jsonSchema.type !== "string" || !(pipe.out instanceof z.ZodType)) return;
  const { $schema: _dialect, ...rules } = convert(pipe.out, "input");
  if (rules.type === "string") Object.assign(jsonSchema, { ...rules, ...jsonSchema });
}

/** A field that is read with `z.preprocess` would count as optional. */
function requireWhatMayNotLack(object: z.ZodObject, jsonSchema: JsonSchema): void {
  const required = Object.entries(object.shape)
    .filter(([, field]) => isNeededOverRest(field) || !z.safeParse(field, undefined).success)
    .map(([name]) => name);
  if (required.length > 0) jsonSchema.required = required;
  else delete jsonSchema.required;
}

/** Something else does in the admin area, which no document is of. */
function isNeededOverRest(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodType && field.meta()?.["neededOverRest"] === true;
}

function pointingAtComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

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
