import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { errorSentence, loadErrorNotice } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { Difference } from "./difference.tsx";
import type { Version } from "./version.ts";

interface RestoreDialogProps {
  /** Undefined while the dialog is closed. */
  version: Version | undefined;
  onClose: () => void;
  /** `undo` is the change whose version it had before. */
  onRestored: (undo: string | null) => unknown;
}

/** Shows what restoring a version would change before it does. */
export function RestoreDialog({ version, onClose, onRestored }: RestoreDialogProps) {
  return (
    <Modal
      opened={version !== undefined}
      onClose={onClose}
      title={version && `Restore the version ${version.name}?`}
      centered
      size="lg"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {version && <Question version={version} onClose={onClose} onRestored={onRestored} />}
    </Modal>
  );
}

interface QuestionProps extends RestoreDialogProps {
  version: Version;
}

function Question({ version: { id, side }, onClose, onRestored }: QuestionProps) {
  const preview = trpc.history.previewVersion.useQuery({ id, side }, { staleTime: 0, gcTime: 0 });
  const restore = trpc.history.restore.useMutation({
    onSuccess: ({ undo, message }) => {
      notifySuccess(message);
      void onRestored(undo);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.restoreFailed })),
  });
  const changes = preview.data?.changes;
  return (
    <Stack>
      {preview.error !== null ? (
        <FailedList
          {...loadErrorNotice(preview.error, { failed: messages.loadFailed })}
          onRetry={() => void preview.refetch()}
        />
      ) : changes === undefined ? (
        <LoadingRows label="Loading what would change" rows={3} />
      ) : changes.length === 0 ? (
        <Text>{messages.nothingToRestore}.</Text>
      ) : (
        <>
          <Text size="sm">
            Struck-through values are replaced by underlined ones. Images stay as they are. You can
            undo this.
          </Text>
          <Difference changes={changes} />
        </>
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        {changes !== undefined && changes.length > 0 && (
          <Button loading={restore.isPending} onClick={() => restore.mutate({ id, side })}>
            Restore
          </Button>
        )}
      </Group>
    </Stack>
  );
}
