import { spawnSync } from "node:child_process";
import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";
import { restApi } from "../registry/rest-routes.ts";
import { curlSample, typescriptSample } from "./call-samples.ts";
import { describeApi } from "./document.ts";

const calls = Object.entries(describeApi(restApi).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

function callAt(method: string, path: string) {
  const call = calls.find((each) => each.method === method && each.path === path);
  if (call === undefined) throw new Error(`${method} ${path} is no call`);
  return call;
}

describe("a sample", () => {
  it("of a list shows how it is narrowed", () => {
    const call = callAt("get", "/events");
    expect(curlSample(call)).toBe('curl -s "$API/events?q=disco&country=UK"');
    expect(typescriptSample(call)).toBe(
      "const response = await fetch(`${api}/events?q=disco&country=UK`);\nconst answer = await response.json();",
    );
  });

  it("of a change sends the token and the body", () => {
    const call = callAt("post", "/auth/login");
    expect(curlSample(call)).toMatch(/^curl -s "\$API\/auth\/login" \\\n {2}--json '\{\n/);
    const guarded = callAt("patch", "/admin/events/{id}/status");
    expect(curlSample(guarded)).toContain('curl -s -X PATCH "$API/admin/events/');
    expect(curlSample(guarded)).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(typescriptSample(guarded)).toContain("authorization: `Bearer ${token}`");
  });
});

it("is valid shell and program code, for every call", () => {
  const shell = calls.map((call) => `${curlSample(call)}\n`).join("");
  // Only parsed, with -n: nothing is sent.
  const { status, stderr } = spawnSync("sh", ["-n"], { input: shell, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  for (const call of calls) {
    const code = typescriptSample(call);
    expect(code).not.toMatch(/\/\{\w+\}|undefined|\[object/);
    expect(() => stripTypeScriptTypes(`async () => {\n${code}\n}`)).not.toThrow();
  }
});
