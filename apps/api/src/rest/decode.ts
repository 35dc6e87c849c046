import type { FastifyRequest } from "fastify";

export function nothing(): undefined {
  return undefined;
}

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

/** Path parameters win over a field of the same name. */
export function bodyAndParams(request: FastifyRequest): unknown {
  if (!(request.body instanceof FormData)) {
    return { ...asObject(request.body), ...asObject(request.params) };
  }
  for (const [name, value] of Object.entries(asObject(request.params))) {
    request.body.set(name, String(value));
  }
  return request.body;
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
