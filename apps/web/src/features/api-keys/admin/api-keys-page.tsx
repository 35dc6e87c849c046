import type { ApiKey, CreatedApiKey } from "@before-ten/contracts/api-keys/output";
import { apiKeyMessages as messages } from "@before-ten/contracts/api-keys/messages";
import { Anchor, Button, Code, Group, Stack, Text, Title, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconKey } from "@tabler/icons-react";
import { useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { useQueryAction } from "../../../admin/palette/use-query-action.ts";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { EmptyList, ListCount, LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { ApiKeysTable } from "./api-keys-table.tsx";
import { CreateKeyForm } from "./create-key-form.tsx";
import { StoreSecret } from "../../../admin/form/store-secret.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";

export function ApiKeysPage() {
  // Always refetched, as programs use their keys and other admins create some. When offline the
  // call fails instead of waiting.
  const keys = trpc.apiKeys.list.useQuery(undefined, { staleTime: 0, networkMode: "always" });
  const [isCreating, creation] = useDisclosure(false);
  useQueryAction("create", creation.open);
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>API keys</Title>
        <Button leftSection={<IconKey size={18} aria-hidden />} onClick={creation.open}>
          Create API key
        </Button>
      </Group>
      <Stack gap={4}>
        <Text c="dimmed" maw="68ch">
          A key lets a program call the REST API without anyone's password, and can do only what its
          scopes allow. It stops working when it's revoked, or when its creator is no longer an
          admin.
        </Text>
        <Anchor href="/api/docs" target="_blank" rel="noopener" size="sm" w="fit-content">
          What the API can do
        </Anchor>
      </Stack>
      <LoadedList
        call={keys}
        loading={<LoadingRows label="Loading API keys" rows={4} rowHeight="2.5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <KeyList keys={found} onCreate={creation.open} />}
      </LoadedList>
      <CreateKeyDialog isOpen={isCreating} onClose={creation.close} />
    </Stack>
  );
}

function KeyList({ keys, onCreate }: { keys: ApiKey[]; onCreate: () => void }) {
  const [doomed, setDoomed] = useState<ApiKey>();
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  return (
    <Stack onFocus={onFocus}>
      <ListCount ref={fallback} total={keys.length} one="API key" many="API keys" />
      {keys.length === 0 ? (
        <EmptyList
          title={messages.noneFound}
          text="Create one per program, so you can revoke each on its own."
        >
          <Button variant="default" onClick={onCreate}>
            Create the first API key
          </Button>
        </EmptyList>
      ) : (
        <ApiKeysTable keys={keys} onRevoke={setDoomed} />
      )}
      <RevokeKeyDialog apiKey={doomed} onClose={() => setDoomed(undefined)} />
    </Stack>
  );
}

interface CreateKeyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Shows the form, then the key it created. The secret is kept in this component alone, until the
 * admin has stored it.
 */
function CreateKeyDialog({ isOpen, onClose }: CreateKeyDialogProps) {
  const [created, setCreated] = useState<CreatedApiKey>();
  const holdsSecret = created !== undefined;
  function close() {
    setCreated(undefined);
    onClose();
  }
  return (
    <Modal
      // An answer that arrives after the form was closed still holds the only copy.
      opened={isOpen || holdsSecret}
      onClose={close}
      title={holdsSecret ? "Store the new API key" : "Create API key"}
      closeOnClickOutside={false}
      closeOnEscape={!holdsSecret}
      withCloseButton={!holdsSecret}
    >
      {holdsSecret ? (
        <StoreSecret
          label="API key"
          secret={created.secret}
          intro={
            <>
              Copy the API key <strong>{created.name}</strong> to where it is used.
            </>
          }
          hint={
            <>
              A program sends it with each call: <Code>Authorization: Bearer</Code> and then the
              key.
            </>
          }
          copied={messages.copied}
          onStored={close}
        />
      ) : (
        <CreateKeyForm onCreated={setCreated} onClose={onClose} />
      )}
    </Modal>
  );
}

interface RevokeKeyDialogProps {
  /** Undefined while the dialog is closed. */
  apiKey: ApiKey | undefined;
  onClose: () => void;
}

function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
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
