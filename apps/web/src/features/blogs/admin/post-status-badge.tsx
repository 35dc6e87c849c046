import type { BlogStatus } from "@before-ten/contracts/blog-categories";
import { Badge } from "@mantine/core";

const colours: Record<BlogStatus, string> = {
  draft: "slate",
  published: "teal",
  archived: "dusk",
};

export function PostStatusBadge({ status }: { status: BlogStatus }) {
  return (
    <Badge variant="outline" flex="none" color={colours[status]}>
      {status}
    </Badge>
  );
}
