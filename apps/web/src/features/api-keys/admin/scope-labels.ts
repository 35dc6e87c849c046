import type { ApiScope } from "@before-ten/contracts/api-keys/rules";

export const scopeSentences: Readonly<Record<ApiScope, string>> = {
  read: "Reads events and blog posts, drafts too, the dashboard and analytics. Nothing personal.",
  "events:write": "Creates, changes, repeats and deletes events.",
  "subscribers:write":
    "Reads, searches, exports and changes the newsletter's subscribers, with their addresses.",
  "campaigns:write": "Reads, writes and sends campaigns: emails to your subscribers.",
};
