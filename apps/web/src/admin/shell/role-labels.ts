import type { AdminRole } from "@before-ten/contracts/auth/permissions";

export const adminRoleLabels: Readonly<Record<AdminRole, string>> = {
  owner: "Owner",
  editor: "Editor",
  newsletter: "Newsletter",
  messages: "Messages",
  door: "Door",
  viewer: "Viewer",
};

/** Describes each role where one is chosen. */
export const adminRoleMeanings: Readonly<Record<AdminRole, string>> = {
  owner: "Everything, including users and API keys",
  editor: "Edits events and the blog; sees analytics, runs the door",
  newsletter: "Writes campaigns and looks after subscribers; sees analytics",
  messages: "Reads and answers messages",
  door: "Sees guest lists and counts people at the door; nothing else",
  viewer:
    "Sees events, the blog, campaigns and analytics; nothing personal, and can't change anything",
};
