import type { FastifyRequest } from "fastify";

export function query(request: FastifyRequest): unknown {
  return request.query;
}

export function body(request: FastifyRequest): unknown {
  return request.body ?? {};
}

export function params(request: FastifyRequest): unknown {
  return request.params;
}

/** Path parameters win over a query parameter of the same name. */
export function paramsAndQuery(request: FastifyRequest): unknown {
  return { ...asObject(request.query), ...asObject(request.params) };
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
