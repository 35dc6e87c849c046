import { expect, it } from "vitest";
import {
  type AdminRole,
  adminRoles,
  areas,
  isPermitted,
  reachRoles,
  rolesWith,
} from "./permissions.ts";

const permissions = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
const general = (adminRole: AdminRole | null) => ({ adminRole, reach: null });
const reach = { countries: ["UK"], cities: [], series: [] };
const personal = ["subscribers", "messages", "users"] as const;

it("gives owners everything, and nothing without a role", () => {
  expect(permissions.filter((each) => !isPermitted(general("owner"), each))).toEqual([]);
  expect(permissions.filter((each) => isPermitted(general(null), each))).toEqual([]);
});

it.each(adminRoles)("lets an admin with the role %s read where they may write", (role) => {
  const written = areas.filter((area) => isPermitted(general(role), `${area}:write`));
  expect(written.filter((area) => !isPermitted(general(role), `${area}:read`))).toEqual([]);
});

it("gives viewers no personal data and no writes", () => {
  expect(areas.filter((area) => isPermitted(general("viewer"), `${area}:write`))).toEqual([]);
  expect(personal.filter((area) => isPermitted(general("viewer"), `${area}:read`))).toEqual([]);
});

it("leaves accounts and keys to owners", () => {
  const owned = ["users:read", "users:write", "keys:read", "keys:write", "health:read"] as const;
  for (const permission of owned) {
    expect(rolesWith(permission)).toEqual(["owner"]);
  }
  expect(rolesWith("events:write")).toEqual(["owner", "editor"]);
  expect(rolesWith("subscribers:read")).toEqual(["owner", "newsletter"]);
});

it.each([...reachRoles, "owner"] as const)(
  "gives %s with a reach only what has a place",
  (role) => {
    const permitted = permissions.filter((each) => isPermitted({ adminRole: role, reach }, each));
    expect(
      permitted.filter((each) => !/^(events|door|analytics|campaigns|trash|history):/.test(each)),
    ).toEqual([]);
  },
);

it("lets an editor with a reach write to its readers", () => {
  expect(isPermitted(general("editor"), "campaigns:write")).toBe(false);
  expect(isPermitted({ adminRole: "editor", reach }, "campaigns:write")).toBe(true);
  expect(isPermitted({ adminRole: "editor", reach }, "subscribers:read")).toBe(false);
  expect(isPermitted({ adminRole: "viewer", reach }, "campaigns:write")).toBe(false);
});
