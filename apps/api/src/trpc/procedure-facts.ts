import { apiScopes } from "@before-ten/contracts/api-keys/rules";
import { areas, type Permission } from "@before-ten/contracts/auth/permissions";
import type { AnyRouter } from "@trpc/server";
import { z } from "zod";
import { fileFieldOf } from "./form-input.ts";
import type { ProcedureMeta } from "./init.ts";

/** A procedure's own description. */
export interface ProcedureFacts {
  kind: "query" | "mutation";
  access: NonNullable<ProcedureMeta["access"]>;
  /** The permission of an admin procedure; undefined if none is needed. */
  permission: Permission | undefined;
  /** Undefined if no API key may call. */
  scope: ProcedureMeta["scope"];
  /** Absent for a procedure without input. */
  input: z.ZodType | undefined;
  /** Accepts an `Idempotency-Key`. */
  idempotent: boolean;
  /** Without a token its answer is the same for everyone. */
  cacheable: boolean;
  /** Counts visitors, without an actor. */
  countsOnly: boolean;
  /** The image field, if a form is accepted; undefined for JSON only. */
  fileField: string | undefined;
}

const definitionSchema = z.object({
  type: z.enum(["query", "mutation"]),
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

/** All procedures of the router, by their name there: `events.list`. */
export function factsOfProcedures(router: AnyRouter): Map<string, ProcedureFacts> {
  const procedures = Object.entries<unknown>(router._def.procedures);
  return new Map(procedures.map(([name, procedure]) => [name, factsOf(procedure)]));
}

function factsOf(procedure: unknown): ProcedureFacts {
  const isProcedure = typeof procedure === "function" && "_def" in procedure;
  const { type, meta, inputs } = definitionSchema.parse(isProcedure && procedure._def);
  const [input] = inputs;
  return {
    kind: type,
    access: meta.access,
    permission: meta.permission,
    scope: meta.scope,
    idempotent: meta.idempotent,
    cacheable: meta.cacheable,
    countsOnly: meta.countsOnly,
    input,
    fileField: input && fileFieldOf(input),
  };
}
