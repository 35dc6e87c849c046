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
  editor: "Writes events and the blog, reads figures, runs the door",
  newsletter: "Writes campaigns and looks after subscribers, reads figures",
  messages: "Reads and answers messages",
  door: "Sees guest lists and counts people at the door; nothing else",
  viewer:
    "Reads events, the blog, campaigns and figures; nothing personal, and can't change anything",
};
