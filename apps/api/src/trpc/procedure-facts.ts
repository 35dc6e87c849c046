import { apiScopes } from "@before-ten/contracts/api-keys/rules";
import { areas } from "@before-ten/contracts/auth/permissions";
import type { AnyRouter } from "@trpc/server";
import { z } from "zod";
import { fileFieldOf } from "./form-input.ts";

const definitionSchema = z.object({
  type: z.enum(["query", "mutation"]),
  /** See `ProcedureMeta`. */
  meta: z.object({
    access: z.enum(["everybody", "user", "admin"]),
    permission: z.templateLiteral([z.enum(areas), ":", z.enum(["read", "write"])]).optional(),
    scope: z.enum(apiScopes).optional(),
    idempotent: z.boolean().default(false),
    cacheable: z.boolean().default(false),
    countsOnly: z.boolean().default(false),
  }),
  inputs: z.array(z.instanceof(z.ZodType)).max(1),
});

/** A procedure's own description. */
export type ProcedureFacts = ReturnType<typeof factsOf>;

/** All procedures of the router, by their name there: `events.list`. */
export function factsOfProcedures(router: AnyRouter): Map<string, ProcedureFacts> {
  const procedures = Object.entries<unknown>(router._def.procedures);
  return new Map(procedures.map(([name, procedure]) => [name, factsOf(procedure)]));
}

function factsOf(procedure: unknown) {
  const isProcedure = typeof procedure === "function" && "_def" in procedure;
  const { type, meta, inputs } = definitionSchema.parse(isProcedure && procedure._def);
  const [input] = inputs;
  return {
    kind: type,
    ...meta,
    input,
    /** The image field, if a form is accepted; undefined for JSON only. */
    fileField: input && fileFieldOf(input),
  };
}
