import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { Stack, Title } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { FailedList } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { Loading } from "../../../ui/loading.tsx";

/**
 * Leads to the preview of a post: a link to this page can be opened in a tab of its own, where the
 * preview's address isn't known before the server has said it.
 */
export function OpenPreviewPage({ id }: { id: string }) {
  const share = trpc.postPreviews.share.useMutation({
    // The page is on this site, whatever its public address is called.
    onSuccess: ({ url }) => location.replace(new URL(url).pathname),
  });
  const open = useEffectEvent(() => share.mutate({ id }));
  useEffect(() => open(), []);
  return (
    <Stack>
      <BackLink to="/admin/blogs">Back to Blog</BackLink>
      <Title order={1}>Preview</Title>
      {share.error === null ? (
        <Loading label="Opening the preview" />
      ) : (
        <FailedList
          {...loadErrorNotice(share.error, { failed: messages.previewFailed })}
          onRetry={() => share.mutate({ id })}
        />
      )}
    </Stack>
  );
}
