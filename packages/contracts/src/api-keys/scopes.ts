import { type Permission, areas, isPermitted } from "../auth/permissions.ts";
import type { ApiScope } from "./rules.ts";

/**
 * The scope an API key needs, in addition to its maker's role. Permissions without one aren't
 * available to keys. Reading subscribers needs the scope that changes them, because `read` gives no
 * access to personal data.
 */
export const scopeOfPermission = {
  "events:read": "read",
  "events:write": "events:write",
  "posts:read": "read",
  "posts:write": "posts:write",
  "site:read": "read",
  "site:write": "site:write",
  "analytics:read": "read",
  "campaigns:read": "read",
  "campaigns:write": "campaigns:write",
  "subscribers:read": "subscribers:write",
  "subscribers:write": "subscribers:write",
} as const satisfies Partial<Record<Permission, ApiScope>>;

/** Whether a key limited to places can do anything with the scope. */
export function isPlacedScope(scope: ApiScope): boolean {
  const scopes: Partial<Record<Permission, ApiScope>> = scopeOfPermission;
  const reach = { countries: [], cities: [], series: [] };
  return areas
    .flatMap((area) => [`${area}:read`, `${area}:write`] as const)
    .some(
      (permission) =>
        scopes[permission] === scope && isPermitted({ adminRole: "owner", reach }, permission),
    );
}

/** Permissions an API key can have. */
export type KeyPermission = keyof typeof scopeOfPermission;
