import type { PostStatus } from "@before-ten/contracts/posts/rules";

export const statusLabels: Readonly<Record<PostStatus, string>> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};
