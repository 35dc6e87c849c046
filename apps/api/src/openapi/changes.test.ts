import { describe, expect, it } from "vitest";
import { explainChanges, findChanges } from "./changes.ts";
import { describeApi } from "./document.ts";
import { restApi } from "../registry/rest-routes.ts";

const accepted = JSON.stringify(describeApi(restApi));

/** The document after `change`, which gets the object at `path`. */
function changed(path: string[], change: (target: Record<string, unknown>) => void): unknown {
  const api: unknown = JSON.parse(accepted);
  let target: unknown = api;
  for (const key of path) target = asRecord(target)[key];
  change(asRecord(target));
  return api;
}

/** Narrows the type and returns the same object, not a copy. */
function asRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error("There is nothing of that name in the document");
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const list = ["paths", "/events", "get"];
const create = ["paths", "/events", "post"];
const jsonBody = [...create, "requestBody", "content", "application/json", "schema"];
const event = ["components", "schemas", "Event"];

describe("breaking changes", () => {
  it.each<[string, string[], (target: Record<string, unknown>) => void]>([
    ["/events/upcoming is gone", ["paths"], (paths) => delete paths["/events/upcoming"]],
    ["/events post is gone", ["paths", "/events"], (path) => delete path["post"]],
    ["GET /events 200 is gone", [...list, "responses"], (all) => delete all["200"]],
    ["GET /events needs a token", list, (call) => (call["security"] = [{ bearer: [] }])],
    [
      'POST /events is no longer open to {"apiKey":["events:write"]}',
      create,
      (call) => (call["security"] = [{ bearer: [] }]),
    ],
    ["GET /events q is required", [...list, "parameters", "0"], (q) => (q["required"] = true)],
    [
      "GET /events venue is required",
      [...list, "parameters"],
      (all) => (all["99"] = { name: "venue", required: true, schema: {} }),
    ],
    ["GET /events q is gone", [...list, "parameters"], (all) => delete all["0"]],
    [
      "GET /events limit: maximum 100 became 50",
      [...list, "parameters", "9", "schema"],
      (limit) => (limit["maximum"] = 50),
    ],
    [
      "POST /events body.status: enum draft or published or active or completed became draft",
      [...jsonBody, "properties", "status"],
      (status) => (status["enum"] = ["draft"]),
    ],
    [
      "POST /events body.capacity is required",
      jsonBody,
      (body) => (body["required"] = Object.keys(asRecord(body["properties"]))),
    ],
    [
      "POST /events body.doors is required",
      jsonBody,
      (body) => {
        asRecord(body["properties"])["doors"] = { type: "string" };
        asRecord(body["required"])["99"] = "doors";
      },
    ],
    ["Event.endsAt is gone", [...event, "properties"], (fields) => delete fields["endsAt"]],
    ["Event.id may be absent", event, (schema) => (schema["required"] = ["_id"])],
    [
      "Event.eventName: type string became string or null",
      [...event, "properties", "eventName"],
      (field) => (field["type"] = ["string", "null"]),
    ],
  ])("%s", (finding, path, change) => {
    const { breaking } = findChanges(JSON.parse(accepted), changed(path, change));
    expect(breaking).toContain(finding);
  });
});

describe("what doesn't", () => {
  it.each<[string, string[], (target: Record<string, unknown>) => void]>([
    ["GET /events is deprecated", list, (call) => (call["deprecated"] = true)],
    ["/halls is new", ["paths"], (paths) => (paths["/halls"] = { get: {} })],
    [
      'POST /events is open to {"apiKey":["read"]}',
      create,
      (call) => (asRecord(call["security"])["2"] = { apiKey: ["read"] }),
    ],
    [
      "GET /events 303 is new",
      [...list, "responses"],
      (all) => (all["303"] = { description: "See elsewhere" }),
    ],
    [
      "GET /events venue may be sent",
      [...list, "parameters"],
      (all) => (all["99"] = { name: "venue", schema: {} }),
    ],
    [
      "POST /events body.doors is new",
      [...jsonBody, "properties"],
      (fields) => (fields["doors"] = { type: "string" }),
    ],
    [
      "Event.doors is new",
      [...event, "properties"],
      (fields) => (fields["doors"] = { type: "string" }),
    ],
    [
      "POST /events body.eventName: maxLength 200 became 300",
      [...jsonBody, "properties", "eventName"],
      (field) => (field["maxLength"] = 300),
    ],
  ])("%s", (finding, path, change) => {
    const { breaking, compatible } = findChanges(JSON.parse(accepted), changed(path, change));
    expect(breaking).toEqual([]);
    expect(compatible).toContain(finding);
  });
});

describe("the explanation", () => {
  it("is silent where nothing changed", () => {
    expect(explainChanges(JSON.parse(accepted), JSON.parse(accepted))).toBeUndefined();
  });

  it("says what breaks and how to accept it", () => {
    const now = changed(["paths"], (paths) => delete paths["/events/upcoming"]);
    expect(explainChanges(JSON.parse(accepted), now))
      .toBe(`The REST API is not what docs/openapi.json says.
Breaks clients:
  - /events/upcoming is gone
To accept it: npx -y pnpm@12 api:accept`);
  });

  it("knows when only words changed", () => {
    const now = changed(list, (call) => (call["summary"] = "Every event"));
    expect(explainChanges(JSON.parse(accepted), now)).toContain("  - descriptions or examples");
  });
});
