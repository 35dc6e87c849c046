import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { describeApi } from "../openapi/document.ts";
import { restApi, restRoutes } from "../registry/rest-routes.ts";
import { callRest } from "../testing/calls.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";
import { isList, warnOfUnknown } from "./unknown-parameters.ts";

const { db, app, deps, cache, callKey } = await openTestApp({ caches: true });
beforeEach(async () => {
  cache.clear();
  await db.deleteFrom("events").execute();
  await storeEvent(db);
});

const sentence = (name: string) => `This list has no query parameter "${name}": it was ignored.`;
const ask = async (path: string, token?: string) =>
  (await callRest(app, "GET", path, { token })).body;

describe("a list warns about unknown parameters", () => {
  it.each([
    ["/events?floor=Disco&updatedSince=2026-01-01", ["floor", "updatedSince"]],
    ["/events?limit=5&floor=Disco&floor=House", ["floor"]],
    ["/events/country/UK?country=AU", ["country"]],
    ["/blogs?decade=80s", ["decade"]],
    ["/events?__proto__=x", ["__proto__"]],
  ])("%s", async (path, names) => {
    const body = await ask(path);
    expect(body).toMatchObject({ success: true, warnings: names.map(sentence) });
  });

  it("doesn't warn about known ones", async () => {
    expect(await ask("/events?limit=5&page=1&country=UK")).not.toHaveProperty("warnings");
  });

  it("says it to admins, and within bounds", async () => {
    const { token } = await signedInAs(deps, "admin");
    expect(await ask("/admin/events?colour=red", token)).toMatchObject({
      warnings: [sentence("colour")],
    });
    const many = Array.from({ length: 50 }, (_, index) => `${"x".repeat(100)}${index}=1`);
    const { warnings } = await ask(`/events?${many.join("&")}`);
    expect(warnings).toHaveLength(20);
    expect(JSON.stringify(warnings).length).toBeLessThan(3_000);
  });
});

describe("a cached list", () => {
  const [plain, strange] = ["/events?limit=5", "/events?limit=5&floor=Disco"];

  it.each([
    [plain, strange],
    [strange, plain],
  ])("%s, then %s: each answer has its own warnings, and the same data", async (...paths) => {
    for (const path of [...paths, ...paths]) {
      const { data, warnings } = await ask(path);
      expect(data).toHaveLength(1);
      expect(warnings).toEqual(path === strange ? [sentence("floor")] : undefined);
    }
  });

  it("is read once for both, and answered ahead of the routes only without a warning", async () => {
    await ask(strange);
    const { misses } = cache.counts;
    await ask(plain);
    await ask(`${strange}&mood=high`);
    expect(cache.counts.misses).toBe(misses);
    const keyOf = (path: string) => callKey({ method: "GET", url: `/api${path}`, headers: {} });
    expect(keyOf(plain)).toBeDefined();
    expect(keyOf(strange)).toBeUndefined();
    expect(keyOf("/events/some-id?floor=Disco")).toBeDefined();
  });

  it("with a warning may not be kept by others", async () => {
    const { headers } = await callRest(app, "GET", strange);
    expect(headers["cache-control"]).toBe("no-store");
  });
});

const lists = restRoutes.filter(isList);
const { paths } = describeApi(restApi);

it.each(lists.map((route) => [route.path, route] as const))(
  "%s knows the query parameters of its document, and no others",
  (path, route) => {
    const operation = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.["get"];
    const documented = operation?.parameters.filter((each) => each.in === "query") ?? [];
    const query = Object.fromEntries(documented.map(({ name }) => [name, ""]));
    expect(warnOfUnknown(route)({ ...query, nonsense: "" })).toEqual([sentence("nonsense")]);
  },
);
