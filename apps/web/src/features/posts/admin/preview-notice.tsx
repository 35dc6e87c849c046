import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { Button, Group, Stack, Text } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifyPlain } from "../../../lib/notify.ts";
import {
  type PreviewKind,
  useKnownLink,
  usePreviewLink,
  useRevokePreview,
  useSharePreview,
} from "./preview-calls.ts";

interface PreviewNoticeProps {
  kind: PreviewKind;
  id: string;
  /** The form has unsaved changes, which a preview doesn't show. */
  hasUnsaved: boolean;
}

/** Describes the preview link of a post or page; nothing if there is none. */
export function PreviewNotice({ kind, id, hasUnsaved }: PreviewNoticeProps) {
  const known = useKnownLink(kind);
  const link = usePreviewLink(kind, id);
  const onError = (error: Parameters<typeof errorSentence>[0]) =>
    notifyError(errorSentence(error, { failed: messages.previewLinkFailed }));
  const revoke = useRevokePreview(kind, {
    onSuccess({ message }) {
      known.setData({ id }, null);
      notifyPlain(message);
    },
    onError,
  });
  const renew = useSharePreview(kind, {
    onSuccess(renewed) {
      known.setData({ id }, renewed);
      notifyPlain(messages.previewLinkRenewed);
    },
    onError,
  });
  return (
    <Stack gap={4}>
      {link && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            Anyone with the preview link can read this {kind} until {momentOf(link.expiresAt)}.
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
