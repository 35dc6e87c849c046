import type { FastifyServerOptions } from "fastify";

/**
 * Zod parses inputs and describes outputs. Without this option Fastify loads the hundred files of
 * its own two compilers, which we don't use.
 */
export const noJsonSchemas: NonNullable<FastifyServerOptions["schemaController"]> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

function refuse(): never {
  throw new Error("Routes have no JSON schemas: the contracts are Zod's");
}
