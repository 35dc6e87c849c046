import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { Stack, Title } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { loadErrorNotice } from "../../../lib/api/call-error.ts";
import { type PreviewKind, useSharePreview } from "./preview-calls.ts";

interface OpenPreviewPageProps {
  kind: PreviewKind;
  id: string;
}

/**
 * Redirects to the preview of a post or page. A link here can be opened in a new tab before the
 * server has created the preview's address.
 */
export function OpenPreviewPage({ kind, id }: OpenPreviewPageProps) {
  const share = useSharePreview(kind, {
    // Stays on this host, even if the public address has another one.
    onSuccess: ({ url }) => location.replace(new URL(url).pathname),
  });
  const open = useEffectEvent(() => share.mutate({ id }));
  useEffect(() => open(), []);
  return (
    <Stack>
      {kind === "post" ? (
        <BackLink to="/admin/blogs">Back to Blog</BackLink>
      ) : (
        <BackLink to="/admin/pages">Back to Pages</BackLink>
      )}
      <Title order={1}>Preview</Title>
      {share.error === null ? (
        <LoadingRows label="Opening the preview" rows={8} />
      ) : (
        <FailedList
          {...loadErrorNotice(share.error, { failed: messages.previewFailed })}
          onRetry={() => share.mutate({ id })}
        />
      )}
    </Stack>
  );
}
