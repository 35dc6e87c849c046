import type { ListToolsResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { type Components, type JsonSchema, toJsonSchema } from "../openapi/json-schema.ts";
import { isFile, isForAdminArea, operationIdOf } from "../openapi/operation.ts";
import type { JsonRoute, RestRoute } from "../rest/route.ts";

export type Tool = ListToolsResult["tools"][number];

/** By the tool's name: the REST row of the operation `events.list` is the tool `events_list`. */
export type AgentCalls = ReadonlyMap<string, JsonRoute>;

/**
 * What agents may do: all that a key reads, and adding drafts. What publishes, sends, changes or
 * deletes needs a person, because a text that an agent reads may tell it to.
 */
export function agentCallsOf(routes: readonly RestRoute[]): AgentCalls {
  return new Map(
    routes.flatMap((route): [string, JsonRoute][] =>
      "open" in route || !isForAgents(route)
        ? []
        : [[operationIdOf(route).replaceAll(".", "_"), route]],
    ),
  );
}

function isForAgents({ method, asDraft, facts }: JsonRoute): boolean {
  if (asDraft !== undefined) return true;
  const { kind, access, scope, input } = facts;
  // Mailed to one person.
  const takesToken = input instanceof z.ZodObject && "token" in input.shape;
  const isForKeys = access === "everybody" || scope !== undefined;
  return method === "GET" && kind === "query" && isForKeys && !takesToken;
}

const draftWords = "Only adds a draft, which a person reads before they publish or send it.";

/** As agents see it. The fields of the REST call, wherever they stand there, are its input. */
export function toolOf(name: string, { doc, facts, asDraft }: JsonRoute): Tool {
  const isRead = asDraft === undefined;
  return {
    name,
    title: doc.summary,
    description: `${doc.summary}. ${doc.description}${isRead ? "" : ` ${draftWords}`}`,
    inputSchema: inputSchemaOf(facts.input, Object.keys(asDraft ?? {})),
    annotations: {
      readOnlyHint: isRead,
      destructiveHint: false,
      idempotentHint: isRead,
      openWorldHint: false,
    },
  };
}

function inputSchemaOf(input: z.ZodType | undefined, fixed: readonly string[]) {
  const $defs: Components = {};
  const schema: JsonSchema = input === undefined ? {} : toJsonSchema(input, "input", $defs);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, value]) => {
    const meaning = typeof value === "object" ? value : {};
    const isLeftOut = fixed.includes(field) || isForAdminArea(meaning) || isFile(meaning);
    return isLeftOut ? [] : [[field, meaning] as const];
  });
  const properties = Object.fromEntries(fields);
  return pointingAtDefs({
    type: "object",
    properties,
    required: (schema.required ?? []).filter((field) => Object.hasOwn(properties, field)),
    additionalProperties: false,
    ...(Object.keys($defs).length > 0 && { $defs }),
  });
}

function pointingAtDefs(schema: Tool["inputSchema"]): Tool["inputSchema"] {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/'));
}
