import { expect, it } from "vitest";
import { adminRoles, areas, isPermitted, rolesWith } from "./permissions.ts";

const permissions = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
const personal = ["subscribers", "messages", "users"] as const;

it("gives owners everything, and nothing without a role", () => {
  expect(permissions.filter((each) => !isPermitted("owner", each))).toEqual([]);
  expect(permissions.filter((each) => isPermitted(null, each))).toEqual([]);
});

it.each(adminRoles)("lets an admin with the role %s read where they may write", (role) => {
  const written = areas.filter((area) => isPermitted(role, `${area}:write`));
  expect(written.filter((area) => !isPermitted(role, `${area}:read`))).toEqual([]);
});

it("gives viewers no personal data and no writes", () => {
  expect(areas.filter((area) => isPermitted("viewer", `${area}:write`))).toEqual([]);
  expect(personal.filter((area) => isPermitted("viewer", `${area}:read`))).toEqual([]);
});

it("leaves accounts and keys to owners", () => {
  const owned = ["users:read", "users:write", "keys:read", "keys:write", "health:read"] as const;
  for (const permission of owned) {
    expect(rolesWith(permission)).toEqual(["owner"]);
  }
  expect(rolesWith("events:write")).toEqual(["owner", "editor"]);
  expect(rolesWith("subscribers:read")).toEqual(["owner", "newsletter"]);
});
