import type { FastifyServerOptions } from "fastify";

/**
 * Zod reads what comes in and says what goes out. Without these Fastify loads the hundred files of
 * its own two compilers, which nothing here would ask.
 */
export const noJsonSchemas: NonNullable<FastifyServerOptions["schemaController"]> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

function refuse(): never {
  throw new Error("Routes have no JSON schemas: the contracts are Zod's");
}
