import { validate } from "@readme/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { restApi, restRoutes } from "../registry/rest-routes.ts";
import { docsPage } from "./docs-page.ts";
import { describeApi } from "./document.ts";
import { answerSchema } from "./operation.ts";
import { procedureFacts } from "../testing/procedure-facts.ts";
import { operationIdOf } from "./operation.ts";

const api = describeApi(restApi);
const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));

describe("the document", () => {
  it("is OpenAPI 3.1 for one validator", async () => {
    const result = await new Validator({ strict: false }).validate(structuredClone({ ...api }));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it("and for another one, which follows its references too", async () => {
    const text = JSON.stringify(api);
    const result = await validate(JSON.parse(text));
    expect(result).toMatchObject({ valid: true, warnings: [] });
  });

  it("has every call of the table, each with a unique name", () => {
    expect(operations).toHaveLength(restRoutes.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(restRoutes.length);
    for (const { name, description } of api.tags) expect(`${name}: ${description}`).toMatch(/: ./);
  });
});

describe("a call that API keys may make", () => {
  it("names the scope, for programs and for people", () => {
    const list = api.paths["/admin/events"]?.["get"];
    expect(list?.security).toEqual([{ bearer: [] }, { apiKey: ["read"] }]);
    expect(list?.description).toContain("With an API key: scope `read`.");
    expect(Object.keys(list?.responses ?? {})).toContain("403");
    expect(
      docsPage({
        api,
        page: {
          publicUrl: "https://club.example",
          stylesheet: "/docs.css",
          script: "/docs.js",
          fonts: [],
        },
        changes: [],
        group: "events",
      }),
    ).toContain("Needs a token, or an API key with events:write.");
  });

  it("isn't one of those for signed-in users", () => {
    for (const path of ["/admin/users", "/admin/api-keys", "/auth/me"]) {
      expect(api.paths[path]?.["get"]?.security).toEqual([{ bearer: [] }]);
    }
    const schemes = Object.keys(api.components.securitySchemes);
    const named = operations.flatMap(({ security }) => security.flatMap(Object.keys));
    expect(new Set(named)).toEqual(new Set(schemes));
  });
});

describe.each(restRoutes.map((route) => ({ ...route, call: `${route.method} ${route.path}` })))(
  "$call",
  (route) => {
    const { path, procedure, doc } = route;
    const { input } = procedureFacts(procedure);
    const operation = operations.find(({ operationId }) => operationId === operationIdOf(route));

    it("has an example that its procedure takes", () => {
      expect(input?.safeParse(doc.example ?? {}).error).toBeUndefined();
    });

    it("has an example of its answer that fits its schema", () => {
      const [success] = Object.values(operation?.responses ?? {});
      const content = success !== undefined && "content" in success ? success.content : {};
      const parsed = answerSchema(route).safeParse(content["application/json"]?.example);
      expect(parsed.error).toBeUndefined();
    });

    it("names its path parameters", () => {
      const named = operation?.parameters.filter((each) => each.in === "path");
      expect(named?.map(({ name }) => `:${name}`)).toEqual(path.match(/:\w+/g) ?? []);
    });
  },
);
