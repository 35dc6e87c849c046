/** Free of zod, so that every page may read it. */

/** What an integrator's key opens, beyond what is open to everybody. */
export const apiScopes = ["read", "events:write", "subscribers:write", "campaigns:write"] as const;

export type ApiScope = (typeof apiScopes)[number];

/** The list has no pages. */
export const maxApiKeys = 100;
export const maxApiKeyNameLength = 100;
