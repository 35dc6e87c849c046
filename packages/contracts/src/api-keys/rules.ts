/** Without zod, so that every page can import it. */

/** What an integrator's key can access beyond public data. */
export const apiScopes = [
  "read",
  "events:write",
  "posts:write",
  "subscribers:write",
  "campaigns:write",
  "site:write",
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** Limited, because the list has no pages. */
export const maxApiKeys = 100;
export const maxApiKeyNameLength = 100;
