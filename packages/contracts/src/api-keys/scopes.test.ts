import { expect, it } from "vitest";
import { apiScopes } from "./rules.ts";
import { isPlacedScope } from "./scopes.ts";

it("knows the scopes that a key limited to places can use", () => {
  expect(apiScopes.filter(isPlacedScope)).toEqual(["read", "events:write", "campaigns:write"]);
});
