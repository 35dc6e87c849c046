import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { describeOperation } from "../openapi/operation.ts";
import { appRouter } from "../registry/app-router.ts";
import { restRoutes } from "../registry/rest-routes.ts";
import { openTestApp } from "../testing/test-app.ts";
import { cacheableRows } from "./cacheable-rows.ts";
import { registerRest } from "./register.ts";

const { cache, createContext } = await openTestApp({ caches: true });

/** As if these calls had been deprecated. */
const routes = restRoutes
  .filter(({ path, method }) => method === "GET" && ["/events", "/admin/venues"].includes(path))
  .map((route) => ({
    ...route,
    doc: { ...route.doc, deprecated: { since: "2026-12-01", until: "2027-06-01" } },
  }));

const headers = { deprecation: "@1796083200", sunset: "Tue, 01 Jun 2027 00:00:00 GMT" };

it("a deprecated call says so with every answer, from the cache and with an error too", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const findCacheable = cacheableRows(routes, "/api");
  const options = { router: appRouter, routes, createContext, cache, findCacheable };
  await app.register(registerRest({ ...options, corsOrigins: [] }), { prefix: "/api" });
  for (const [url, status] of [
    ["/api/events", 200],
    ["/api/events", 200],
    ["/api/events?town=Leeds", 200],
    ["/api/events?limit=0", 400],
    ["/api/admin/venues", 401],
  ] as const) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(headers);
  }
});

it("is deprecated in the document, with its days", () => {
  const [route] = routes;
  const operation = route && describeOperation(route, {});
  expect(operation).toMatchObject({
    deprecated: true,
    description: expect.stringContaining("Deprecated since 2026-12-01, and gone from 2027-06-01."),
  });
});
