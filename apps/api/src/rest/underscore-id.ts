import { exampleId, idOutput } from "@before-ten/contracts/shared/output";
import { z } from "zod";

/**
 * Integrators know an entity by either name of its id. It is added to a copy at the end, because V8
 * only copies an entity quickly if nothing stands before it.
 */
export function withUnderscoreId<Entity extends { id: string }>(
  entity: Entity,
): Entity & { _id: string } {
  return { ...entity, _id: entity.id };
}

const _id = idOutput.meta({ examples: [exampleId], description: "The same as `id`" });

/** The schema of an output after `withUnderscoreId`; `name` is its name in the document. */
export function entityAnswer<Shape extends { id: z.ZodType<string> }>(
  name: string,
  output: z.ZodObject<Shape>,
) {
  return z.object({ _id, ...output.shape }).meta({ id: name });
}
