import type { AdminRole, Permission } from "@before-ten/contracts/auth/permissions";

/** Each role's permissions; owners have all. Writing includes reading. */
export const permittedTo: Record<Exclude<AdminRole, "owner">, readonly Permission[]> = {
  editor: [
    "events:read",
    "events:write",
    "posts:read",
    "posts:write",
    "site:read",
    "site:write",
    "door:read",
    "door:write",
    "analytics:read",
    "trash:read",
    "trash:write",
    "history:read",
    "history:write",
  ],
  newsletter: [
    "campaigns:read",
    "campaigns:write",
    "subscribers:read",
    "subscribers:write",
    "analytics:read",
    "trash:read",
    "trash:write",
  ],
  messages: ["messages:read", "messages:write", "trash:read", "trash:write"],
  door: ["door:read", "door:write"],
  viewer: ["events:read", "posts:read", "site:read", "analytics:read", "campaigns:read"],
};
