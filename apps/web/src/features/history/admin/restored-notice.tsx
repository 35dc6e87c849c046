import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import { Alert, Button, Group, Text } from "@mantine/core";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface RestoredNoticeProps {
  /** The change whose version it had before. */
  undo: string;
  onUndone: () => unknown;
}

/** Stays until it is used or the page is left: a toast would be gone too soon. */
export function RestoredNotice({ undo, onUndone }: RestoredNoticeProps) {
  const restore = trpc.history.restore.useMutation({
    onSuccess: () => {
      notifySuccess(messages.undone);
      void onUndone();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.restoreFailed })),
  });
  return (
    <Alert color="dusk" variant="light" role="status">
      <Group justify="space-between">
        <Text size="sm">{messages.restored}.</Text>
        <Button
          variant="default"
          size="xs"
          loading={restore.isPending}
          onClick={() => restore.mutate({ id: undo, side: "after" })}
        >
          Undo
        </Button>
      </Group>
    </Alert>
  );
}
