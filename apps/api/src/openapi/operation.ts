import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import { type Permission, rolesWith } from "@before-ten/contracts/auth/permissions";
import { z } from "zod";
import { change } from "../rest/decode.ts";
import { deprecationWords } from "../rest/deprecation.ts";
import { hasPages } from "../rest/page-links.ts";
import type { RestRoute } from "../rest/route.ts";
import { isList, warningsOutput } from "../rest/unknown-parameters.ts";
import { exampleOf, type Components, type JsonSchema, toJsonSchema } from "./json-schema.ts";
import type { ProcedureFacts } from "../trpc/procedure-facts.ts";
import { errorsOf, requestIdHeader } from "./error-responses.ts";
import type { MediaType, Operation, Parameter, Response } from "./types.ts";

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  example: "0193a0b0-0000-4000-8000-000000000000",
};

const ifMatch: Parameter = {
  name: "If-Match",
  in: "header",
  required: false,
  description:
    "The `ETag` of the answer that the change is based on. If another admin has changed the same field meanwhile, the call is refused with a 412; their changes in other fields stay.",
  schema: { type: "string", minLength: 1 },
  example: '"3-9fYt1tkCnMkwYbZ2"',
};

type Fields = [name: string, schema: JsonSchema][];

/** One row of the table, with its procedure's schema. */
export function describeOperation(route: RestRoute, components: Components): Operation {
  const { method, doc } = route;
  const { access, permission, scope, input, idempotent, cacheable, fileField } = route.facts;
  const schema = input === undefined ? {} : toJsonSchema(input, "input", components);
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const fields: Fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    typeof field === "object" ? field : {},
  ]);
  const others = fields.filter(([name, field]) => !inPath.includes(name) && !isForAdminArea(field));
  const inQuery = method === "GET" ? others : [];
  const inBody = method === "GET" ? [] : others;
  const parameters = fields
    .filter(([name]) => inPath.includes(name) || inQuery.some(([each]) => each === name))
    .map(([name, field]) =>
      describeParameter({ name, field, route, isInPath: inPath.includes(name), schema }),
    );
  const isVersioned = route.decode === change;
  const checksInput = others.length > 0 || inPath.some((name) => name !== "id");
  return {
    operationId: operationIdOf(route),
    tags: [tagOf(route)],
    summary: doc.summary,
    ...(doc.deprecated && { deprecated: true }),
    description: [
      doc.description,
      ...(doc.deprecated === undefined ? [] : [deprecationWords(doc.deprecated)]),
      ...(permission === undefined ? [] : [permissionWords(permission)]),
      ...(scope === undefined ? [] : [scopeWords(scope)]),
    ].join(" "),
    ...(permission !== undefined && { "x-permission": permission }),
    security: securityOf({ access, scope }),
    parameters: [
      ...parameters,
      ...(idempotent ? [idempotencyKey] : []),
      ...(isVersioned ? [ifMatch] : []),
    ],
    ...(inBody.length > 0 && {
      requestBody: describeBody(route, inBody, { schema, takesForm: fileField !== undefined }),
    }),
    responses: {
      [route.status]: describeSuccess(route, components),
      ...(cacheable && { 304: { $ref: "#/components/responses/Unchanged" } }),
      ...errorsOf(route, { access, idempotent, checksInput, isVersioned }),
    },
  };
}

/** One of them is enough. OpenAPI 3.1 allows any scheme to list required permissions. */
function securityOf({ access, scope }: Pick<ProcedureFacts, "access" | "scope">) {
  if (access === "everybody") return [];
  return [{ bearer: [] }, ...(scope === undefined ? [] : [{ apiKey: [scope] }])];
}

function permissionWords(permission: Permission): string {
  return `Needs the permission \`${permission}\`: ${rolesWith(permission).join(", ")}.`;
}

function scopeWords(scope: ApiScope): string {
  return `With an API key: scope \`${scope}\`.`;
}

export function operationIdOf({ doc, procedure }: Pick<RestRoute, "doc" | "procedure">): string {
  return doc.operationId ?? procedure;
}

export function tagOf(route: Pick<RestRoute, "doc" | "procedure">): string {
  return operationIdOf(route).split(".", 1).join();
}

function describeParameter({
  name,
  field: { description, ...schema },
  route: { doc },
  isInPath,
  schema: { required = [] },
}: {
  name: string;
  field: JsonSchema;
  route: RestRoute;
  isInPath: boolean;
  schema: JsonSchema;
}): Parameter {
  const example = doc.example?.[name];
  return {
    name,
    in: isInPath ? "path" : "query",
    required: isInPath || required.includes(name),
    ...(description !== undefined && { description }),
    schema,
    ...(example !== undefined && { example }),
  };
}

function describeBody(
  { doc }: RestRoute,
  fields: Fields,
  { schema: { required = [] }, takesForm }: { schema: JsonSchema; takesForm: boolean },
) {
  const needed = required.filter((name) => fields.some(([each]) => each === name));
  const example = Object.fromEntries(
    Object.entries(doc.example ?? {}).filter(([name]) => fields.some(([each]) => each === name)),
  );
  const asObject = (properties: Fields): JsonSchema => ({
    type: "object",
    properties: Object.fromEntries(properties),
    ...(needed.length > 0 && { required: needed }),
  });
  const json = fields.filter(([, field]) => !isFile(field));
  const content: Record<string, MediaType> = {
    "application/json": { schema: asObject(json), example },
  };
  if (takesForm) {
    content["multipart/form-data"] = {
      schema: asObject(fields.map(([name, field]) => [name, asFormField(field)])),
    };
  }
  return { required: needed.length > 0, content };
}

/** A form has texts and files: a structure is JSON text in it. */
function asFormField(field: JsonSchema): JsonSchema {
  const { description, type } = field;
  if (isFile(field)) {
    return {
      type: "string",
      format: "binary",
      description: "An image (JPEG, PNG or WebP) of less than 5 MB",
    };
  }
  const isStructure = type === "array" || type === "object" || Array.isArray(type) || field.anyOf;
  if (!isStructure) return field;
  return {
    type: "string",
    contentMediaType: "application/json",
    description: description ?? "As JSON text, with the structure of the JSON body",
  };
}

/** REST neither requires nor reads it. */
export function isForAdminArea(field: JsonSchema): boolean {
  return "adminAreaOnly" in field;
}

export function isFile({ format }: JsonSchema): boolean {
  return format === "binary";
}

function describeSuccess(route: RestRoute, components: Components): Response {
  const { doc, status } = route;
  const schema = toJsonSchema(answerSchema(route), "output", components);
  const { alsoAs } = doc;
  return {
    description: status === 201 ? "Created" : "Done",
    headers: {
      ...requestIdHeader,
      ...(hasPages(route) && { link: { $ref: "#/components/headers/Link" } }),
      ...(hasVersion(doc.answer["data"]) && { etag: { $ref: "#/components/headers/EntityTag" } }),
    },
    content: {
      "application/json": { schema, example: exampleOf(schema, components) },
      ...(alsoAs && { [alsoAs.type]: { schema: { type: "string" }, example: alsoAs.example } }),
    },
  };
}

/** It can be changed with `If-Match`. */
function hasVersion(data: z.ZodType | undefined): boolean {
  if (data instanceof z.ZodUnion) {
    return data.options.some((option) => option instanceof z.ZodType && hasVersion(option));
  }
  return data instanceof z.ZodObject && "version" in data.shape;
}

/** The complete successful answer with its envelope. */
export function answerSchema(route: RestRoute): z.ZodType {
  return z.object({
    success: z.literal(true),
    ...route.doc.answer,
    ...(isList(route) && { warnings: warningsOutput.optional() }),
  });
}
