import type { ApiKey } from "@before-ten/contracts/api-keys/output";
import { apiKeyMessages as messages } from "@before-ten/contracts/api-keys/messages";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";

interface RevokeKeyDialogProps {
  /** Undefined while the dialog is closed. */
  apiKey: ApiKey | undefined;
  onClose: () => void;
}

export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const utils = trpc.useUtils();
  const revoke = trpc.apiKeys.revoke.useMutation({
    // Fails at once when offline: the admin has to know that the key still works.
    networkMode: "always",
    async onSuccess() {
      notifySuccess(messages.revoked);
      onClose();
      await utils.apiKeys.invalidate();
    },
    async onError(error) {
      notifyError(
        errorSentence(error, {
          failed: messages.revokeFailed,
          retry: messages.revokeFailedRetry,
        }),
      );
      if (error.data?.code !== "NOT_FOUND") return;
      // Another admin has revoked it already.
      onClose();
      await utils.apiKeys.invalidate();
    },
  });
  return (
    <ConfirmDialog
      title={apiKey === undefined ? "" : `Revoke ${apiKey.name}`}
      question={apiKey && messages.confirmRevoke(apiKey.name)}
      action="Revoke API key"
      isBusy={revoke.isPending}
      onConfirm={() => apiKey && revoke.mutate({ id: apiKey.id })}
      onClose={onClose}
    />
  );
}
