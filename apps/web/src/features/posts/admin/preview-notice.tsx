import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { Button, Group, Stack, Text } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifyPlain } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface PreviewNoticeProps {
  id: string;
  /** The form has unsaved changes, which a preview doesn't show. */
  hasUnsaved: boolean;
}

/** Describes a post's preview link; nothing if there is none. */
export function PreviewNotice({ id, hasUnsaved }: PreviewNoticeProps) {
  const utils = trpc.useUtils();
  const { data: link } = trpc.postPreviews.find.useQuery({ id });
  const onError = (error: Parameters<typeof errorSentence>[0]) =>
    notifyError(errorSentence(error, { failed: messages.previewLinkFailed }));
  const revoke = trpc.postPreviews.revoke.useMutation({
    onSuccess({ message }) {
      utils.postPreviews.find.setData({ id }, null);
      notifyPlain(message);
    },
    onError,
  });
  const renew = trpc.postPreviews.share.useMutation({
    onSuccess(renewed) {
      utils.postPreviews.find.setData({ id }, renewed);
      notifyPlain(messages.previewLinkRenewed);
    },
    onError,
  });
  return (
    <Stack gap={4}>
      {link && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            Anyone with the preview link can read this post until {momentOf(link.expiresAt)}.
          </Text>
          <Button
            variant="default"
            size="xs"
            loading={renew.isPending}
            onClick={() => renew.mutate({ id, renew: true })}
          >
            Make a new link
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            loading={revoke.isPending}
            onClick={() => revoke.mutate({ id })}
          >
            Revoke link
          </Button>
        </Group>
      )}
      <Text size="sm" c="dimmed" role="status">
        {hasUnsaved && "The preview shows what was saved, without your changes."}
      </Text>
    </Stack>
  );
}
