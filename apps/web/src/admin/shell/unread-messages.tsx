import { Badge, VisuallyHidden } from "@mantine/core";
import { trpc } from "../../lib/api/trpc.ts";

const everyMs = 60_000;

/** Badge with the number of unread messages in the navigation; nothing if there are none. */
export function UnreadMessages() {
  const { data } = trpc.contact.countUnread.useQuery(undefined, {
    staleTime: everyMs / 2,
    refetchInterval: everyMs,
  });
  if (data === undefined || data.unread === 0) return null;
  return (
    <Badge variant="filled" size="sm">
      {data.unread.toLocaleString("en-AU")}
      <VisuallyHidden component="span"> unread</VisuallyHidden>
    </Badge>
  );
}
