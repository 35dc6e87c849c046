import type { FastifyRequest } from "fastify";
import { versionOfIfMatch } from "../versions/entity-tag.ts";

/** Where a procedure's input stands in a request, unless its row says otherwise. */
export function usualDecode(method: string, path: string): (request: FastifyRequest) => unknown {
  const hasParams = path.includes("/:");
  if (method === "GET" || method === "DELETE") return hasParams ? params : query;
  return hasParams ? bodyAndParams : body;
}

export function nothing(): undefined {
  return undefined;
}

export function query(request: FastifyRequest): unknown {
  return request.query;
}

/** An empty input without a body; the procedure's schema refuses anything but an object. */
export function body(request: FastifyRequest): unknown {
  return request.body === undefined ? {} : request.body;
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
  const sent = body(request);
  if (sent instanceof FormData) {
    for (const [name, value] of Object.entries(asObject(request.params))) {
      sent.set(name, String(value));
    }
    return sent;
  }
  const isObject = typeof sent === "object" && sent !== null && !Array.isArray(sent);
  return isObject ? { ...sent, ...asObject(request.params) } : sent;
}

/** A change of a versioned item: `If-Match` names the version it is based on. */
export function change(request: FastifyRequest): unknown {
  const sent = bodyAndParams(request);
  const version = versionOfIfMatch(request.headers["if-match"]);
  if (sent instanceof FormData) {
    sent.delete("baseVersion");
    if (version !== undefined) sent.set("baseVersion", String(version));
    return sent;
  }
  const isObject = typeof sent === "object" && sent !== null && !Array.isArray(sent);
  return isObject ? { ...sent, baseVersion: version } : sent;
}

export function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
