import { expect } from "vitest";
import { describeApi } from "../openapi/document.ts";
import { answerSchema, operationIdOf } from "../openapi/operation.ts";
import type { RestRoute } from "../rest/route.ts";
import { restApi, restRoutes } from "../registry/rest-routes.ts";

interface Answered {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

const operations = new Map(
  Object.values(describeApi(restApi).paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

const patterns = restRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, "[^/]+")}$`),
}));

/**
 * Fails for an answer that the OpenAPI document doesn't describe. Calls without a row are skipped.
 */
export function expectDocumented({ method, path, status, body }: Answered): void {
  const route = routeOf(method, path.split("?", 1).join());
  if (route === undefined) return;
  const call = `${route.method} ${route.path}`;
  const statuses = Object.keys(operations.get(operationIdOf(route))?.responses ?? {});
  expect(statuses, `${call} answers a status that isn't documented`).toContain(String(status));
  if (status !== route.status) return;
  const { data, error } = answerSchema(route).safeParse(body);
  expect(error, `${call} answers something else than its schema says`).toBeUndefined();
  // The schema drops unknown fields.
  expect(data, `${call} answers more than its schema says`).toEqual(body);
}

/** A path without a parameter wins, as in the router, even if it lacks the method. */
function routeOf(method: string, path: string): RestRoute | undefined {
  const [best] = patterns
    .filter(({ pattern }) => pattern.test(path))
    .map(({ route }) => route)
    .sort((one, other) => parametersOf(one) - parametersOf(other));
  return restRoutes.find((route) => route.path === best?.path && route.method === method);
}

function parametersOf({ path }: RestRoute): number {
  return path.split(":").length;
}
