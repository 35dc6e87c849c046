import { appRouter } from "../registry/app-router.ts";
import { type ProcedureFacts, factsOfProcedures } from "../trpc/procedure-facts.ts";

const procedures = factsOfProcedures(appRouter);

export const procedureNames: readonly string[] = [...procedures.keys()];

export function procedureFacts(name: string): ProcedureFacts {
  const facts = procedures.get(name);
  if (facts === undefined) throw new Error(`There is no procedure ${name}`);
  return facts;
}
