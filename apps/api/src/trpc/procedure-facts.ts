import { apiScopes } from "@before-ten/contracts/api-keys/rules";
import { z } from "zod";
import { appRouter } from "../registry/app-router.ts";
import { fileFieldOf } from "./form-input.ts";
import type { ProcedureMeta } from "./init.ts";

/** What a procedure says of itself. */
export interface ProcedureFacts {
  kind: "query" | "mutation";
  access: NonNullable<ProcedureMeta["access"]>;
  /** Undefined where no API key may call. */
  scope: ProcedureMeta["scope"];
  /** Absent for one that takes nothing. */
  input: z.ZodType | undefined;
  /** Takes an `Idempotency-Key`. */
  idempotent: boolean;
  /** The field for an image, where a form is taken; undefined where only JSON is. */
  fileField: string | undefined;
}

const definitionSchema = z.object({
  type: z.enum(["query", "mutation"]),
  meta: z.object({
    access: z.enum(["everybody", "user", "admin"]),
    scope: z.enum(apiScopes).optional(),
    idempotent: z.boolean().default(false),
  }),
  inputs: z.array(z.instanceof(z.ZodType)).max(1),
});

export const procedureNames: readonly string[] = Object.keys(appRouter._def.procedures);

export function procedureFacts(name: string): ProcedureFacts {
  const found = Object.entries(appRouter._def.procedures).find(([each]) => each === name);
  if (found === undefined) throw new Error(`There is no procedure ${name}`);
  const [, procedure] = found;
  const { type, meta, inputs } = definitionSchema.parse("_def" in procedure && procedure._def);
  const [input] = inputs;
  return {
    kind: type,
    access: meta.access,
    scope: meta.scope,
    idempotent: meta.idempotent,
    input,
    fileField: input && fileFieldOf(input),
  };
}
