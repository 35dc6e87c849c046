import { expect, it } from "vitest";
import { createApiKeyInput } from "./input.ts";
import { apiKeyMessages as messages } from "./messages.ts";

const scopes = ["read"];

it("cleans the name, and folds scopes that are named twice", () => {
  const sent = { name: "  Ticket\r\nshop ", scopes: ["events:write", "read", "events:write"] };
  expect(createApiKeyInput.parse(sent)).toEqual({
    name: "Ticket shop",
    scopes: ["read", "events:write"],
    reach: null,
  });
});

it.each<[string, object, string, string]>([
  ["no name", { scopes }, "name", messages.nameRequired],
  ["an empty name", { name: " \n", scopes }, "name", messages.nameRequired],
  ["a long name", { name: "n".repeat(101), scopes }, "name", messages.nameTooLong],
  ["no scopes", { name: "Shop" }, "scopes", messages.scopeRequired],
  ["an empty list", { name: "Shop", scopes: [] }, "scopes", messages.scopeRequired],
  ["a text for a list", { name: "Shop", scopes: "read" }, "scopes", messages.scopeRequired],
  [
    "a scope that belongs to no place",
    { name: "Shop", scopes: ["read", "posts:write"], reach: { countries: ["UK"] } },
    "scopes",
    messages.scopePlaceless("posts:write"),
  ],
])("refuses %s", (_what, sent, path, message) => {
  const { error } = createApiKeyInput.safeParse(sent);
  expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
    [path, message],
  ]);
});

it.each<[string, object]>([
  ["an unknown scope", { name: "Shop", scopes: ["read", "admin"] }],
  ["an unknown field", { name: "Shop", scopes, secret: "bt_mine" }],
])("refuses %s", (_what, sent) => {
  expect(createApiKeyInput.safeParse(sent).success).toBe(false);
});
